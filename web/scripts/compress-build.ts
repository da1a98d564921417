import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CLIENT_FOLDER = join(import.meta.dirname, '../build/client');

/** Fonts and pictures are already compressed. */
const TEXT_FILES: ReadonlySet<string> = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes the brotli and gzip copies of one built file beside it, at maximum compression. */
async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    brotli(text, { params: quality }).then((small) => writeFile(`${file}.br`, small)),
    deflate(text, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

const entries = await readdir(CLIENT_FOLDER, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && TEXT_FILES.has(extname(entry.name)));
await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
