import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { parseKey } from '../../config/parse-values.ts';

const KEY_BYTES = 32;
const KEY_FILE = 'message-archive.key';

/**
 * What stored messages are encrypted with; never in the database. The host's own, where one is configured; else derived from
 * the application's secret, which all processes of a deployment have; a demo, whose secret everybody knows, makes one in
 * its data folder.
 * @throws StartupError for a key file that holds something else.
 */
export function openArchiveKey({
  messageArchiveKey,
  credentials,
  dataFolder,
}: Pick<Config, 'messageArchiveKey' | 'credentials' | 'dataFolder'>): Buffer {
  if (messageArchiveKey !== null) return messageArchiveKey;
  if (credentials === null) return keyInFile(dataFolder);
  return Buffer.from(hkdfSync('sha256', credentials.clientSecret, '', 'perigee message archive', KEY_BYTES));
}

function keyInFile(folder: string): Buffer {
  const file = join(folder, KEY_FILE);
  mkdirSync(folder, { recursive: true });
  try {
    // Whoever is first makes it; others read what is there.
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return parseKey(file, readFileSync(file, 'utf8').trim()) ?? Buffer.alloc(0);
}
