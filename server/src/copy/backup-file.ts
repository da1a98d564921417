import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BadBackup, type BackupLine, parseLine } from './backup-format.ts';

/** Characters per chunk passed to the compressor. */
const CHUNK = 64 * 1024;

/** Writes lines to a gzipped file that only its owner may read. It gets its name once complete and synced to disk. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.new`;
  try {
    await pipeline(inChunks(lines), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    const written = await open(unfinished, 'r+');
    await written.sync();
    await written.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** Reads a backup's lines. @throws BadBackup if it is damaged, at the end of the file at the latest. */
export async function* readLines(file: string): AsyncGenerator<BackupLine> {
  const unpacked = createReadStream(file).pipe(createGunzip());
  const hash = createHash('sha256');
  let isWhole = false;
  try {
    for await (const text of createInterface({ input: unpacked, crlfDelay: Infinity })) {
      const line = parseLine(text);
      if (line.kind === 'end') {
        isWhole = line.sha256 === hash.digest('hex');
        yield line;
        break;
      }
      hash.update(`${text}\n`);
      yield line;
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
      ? new BadBackup('it is not a Perigee backup, or it is damaged')
      : error;
  }
  if (!isWhole) throw new BadBackup('it is damaged: its checksum does not match');
}
