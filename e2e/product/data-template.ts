import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './start-product.ts';

/**
 * Playwright's global setup: a data folder in which the product has been started once, so that the product of each file
 * of journeys neither makes a database nor fills it with the demo's people; and what Node compiled meanwhile.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls what its global setup exports by default.
export default async function prepareTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-e2e-template-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  process.env['CODE_CACHE'] = join(folder, 'code');
  const product = await startProduct({ dataFolder: data });
  await product.stop('SIGINT');
  process.env['DATA_TEMPLATE'] = data;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Makes a data folder of the template, if the run of tests prepared one. */
export function copyTemplate(folder: string): void {
  const template = process.env['DATA_TEMPLATE'];
  if (template !== undefined) cpSync(template, folder, { recursive: true });
}
