import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/setup/paths.mjs';
import { findNode } from '../../scripts/setup/pinned-node.mjs';

/** Makes gift codes as the operator does, in a data folder that is not in use. */
export async function makeGifts(dataFolder: string, args: readonly string[]): Promise<string[]> {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataFolder };
  const { stdout } = await promisify(execFile)(findNode(), [join(ROOT, 'scripts/gift.mjs'), ...args], { env });
  return stdout.trim().split('\n');
}
