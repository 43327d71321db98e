/** A screen that nobody looks at. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';

/** What `Xvfb` writes to `-displayfd`: the number of the screen that was free. */
export async function openScreen(program: string): Promise<{process: ChildProcess; name: string}> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(program, args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return {process: screen, name: `:${number.toString().trim()}`};
}
