import {spawn, type ChildProcess} from 'node:child_process';
import {generateKeyPairSync} from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {fencesOf} from './samples';

/** What a reader has made with openssl before. */
export const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: {type: 'spki', format: 'pem'},
  privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
});

/** Saves the samples of a page that have a name, as a reader would, and the key pair elsewhere. */
export class ProgramFolder {
  readonly path = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  readonly keyFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
  readonly environment: Readonly<Record<string, string>> = {
    VS_ISSUER: 'example-bet',
    VS_API_KEY: 'YOUR_API_KEY',
    VS_ENV: 'dev',
    VS_PRIVATE_KEY_FILE: path.join(this.keyFolder, 'rsa-private.pem'),
  };
  readonly publicKeyFile = path.join(this.keyFolder, 'rsa-public.pem');

  constructor(page: string) {
    for (const {meta, text} of fencesOf(page)) {
      if (meta.title) this.save(meta.title, text);
    }
    fs.writeFileSync(path.join(this.keyFolder, 'rsa-private.pem'), keys.privateKey);
    fs.writeFileSync(this.publicKeyFile, keys.publicKey);
  }

  save(name: string, text: string): void {
    fs.writeFileSync(path.join(this.path, name), text);
  }

  remove(): void {
    fs.rmSync(this.path, {recursive: true});
    fs.rmSync(this.keyFolder, {recursive: true});
  }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The token server of the authentication page, in a process of its own. */
export class TokenServer {
  private constructor(
    private readonly process: ChildProcess,
    readonly port: number,
    /** What it prints when it serves. */
    readonly greeting: string,
  ) {}

  static async start(folder: ProgramFolder): Promise<TokenServer> {
    const port = await freePort();
    const child = spawn(process.execPath, ['token-server.mjs'], {
      cwd: folder.path,
      env: {...folder.environment, PORT: String(port)},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return new TokenServer(child, port, String(line).trim());
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get isRunning(): boolean {
    return this.process.exitCode === null;
  }

  stop(): void {
    this.process.kill();
  }

  tokenOf(user: string): Promise<Response> {
    return fetch(`${this.origin}/virtual-stadium-token`, {headers: {Cookie: `demo-user=${user}`}});
  }
}
