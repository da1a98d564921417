import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { StartupError } from '../errors/startup-error.ts';
import { key } from './setting-types.ts';

const KEY_BYTES = 32;

interface KeyUse {
  /** The operator's own key, if configured. */
  configured: Buffer | null;
  /** What the key is for: each purpose has its own key. */
  purpose: string;
  /** Name of the key file in a demo's data folder. */
  file: string;
}

/**
 * A key that is never stored in the database: the operator's, if configured; else derived from the client secret, which
 * all processes of a deployment share. A demo's secret is public, so it generates a key in its data folder.
 * @throws StartupError for a key file with other content.
 */
export function openSecretKey(
  { configured, purpose, file }: KeyUse,
  { credentials, dataFolder }: Pick<Config, 'credentials' | 'dataFolder'>,
): Buffer {
  if (configured !== null) return configured;
  if (credentials === null) return keyInFile(dataFolder, file);
  return Buffer.from(hkdfSync('sha256', credentials.clientSecret, '', `perigee ${purpose}`, KEY_BYTES));
}

function keyInFile(folder: string, name: string): Buffer {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  try {
    // The first process creates it; the others read it.
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const stored = key.safeParse(readFileSync(file, 'utf8').trim());
  if (stored.success) return stored.data;
  throw new StartupError(`${file} must be ${stored.error.issues[0]?.message}.`);
}
