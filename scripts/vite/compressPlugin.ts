/** Precompresses the text files of the build as .br and .gz, so that servers don't compress on the fly. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|json|svg|txt|webmanifest|map)$/;

/** Edited after the build: a compressed copy would be served in its place. */
const EDITED_FILE = 'config.json';
const MIN_COMPRESSED_BYTES = 512;

/** Whether a file is compressed. HTML documents aren't: they contain a nonce and differ in every response. */
export const isCompressible = (name: string): boolean => text.test(name) && name !== EDITED_FILE;

export function compressPlugin(): Plugin {
  let folder = 'dist';
  return {
    name: 'console-compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter(isCompressible).map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < MIN_COMPRESSED_BYTES) return;
  const content = await readFile(file);
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
