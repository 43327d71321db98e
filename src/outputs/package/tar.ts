// The name of the format. cspell:ignore ustar

/** Content by path. */
export type Files = readonly (readonly [path: string, content: string])[];

const BLOCK = 512;

/** Nobody's, from no time: the same bytes for the same files. npm sets modes and owners itself. */
function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  if (Buffer.byteLength(path) > 100) {
    throw new Error(`${path} is too long for the package. Remedy: shorten it to 100 bytes.`);
  }
  block.write(path, 0);
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  const sum = block.reduce((all, byte) => all + byte, 0);
  block.write(`${octal(sum, 7)}\0 `, 148);
  return block;
}

/** An archive as `tar` writes it in the ustar format. */
export function tar(files: Files): Buffer {
  const blocks = files.flatMap(([path, content]) => {
    const bytes = Buffer.from(content);
    const padding = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
    return [header(path, bytes.length), bytes, padding];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}
