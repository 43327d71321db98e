import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface KitFinding {
  readonly rule: string;
  readonly request: string;
  readonly path: string;
  readonly message: string;
  readonly link: string;
}

interface KitRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder of somebody who has the kit, Node, and nothing else. */
export class KitFolder {
  readonly path = fs.mkdtempSync(path.join(os.tmpdir(), 'kit-'));

  constructor(private readonly program: string) {}

  save(name: string, text: string): string {
    fs.writeFileSync(path.join(this.path, name), text);
    return name;
  }

  /** Runs the kit to its end. */
  run(args: readonly string[], input = ''): Promise<KitRun> {
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [this.program, ...args],
        {cwd: this.path, timeout: 60_000},
        (error, stdout, stderr) =>
          resolve({code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr}),
      );
      child.stdin?.end(input);
    });
  }

  async json(args: readonly string[]) {
    const {code, stdout, stderr} = await this.run([...args, '--json']);
    if (!stdout) {
      throw new Error(stderr);
    }
    const report = JSON.parse(stdout) as {findings: KitFinding[]; unchecked: string[]};
    return {code, ...report};
  }

  remove(): void {
    fs.rmSync(this.path, {recursive: true});
  }
}
