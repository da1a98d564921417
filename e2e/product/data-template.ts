import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@perigee/harness/product/start-product';

/**
 * Playwright's global setup: starts the product once in a data folder, so that the products of the test files need not
 * create a database and fill it with the demo's people; also keeps Node's compile cache.
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

/** Copies the template into a data folder, if the test run prepared one. */
export function copyTemplate(folder: string): void {
  const template = process.env['DATA_TEMPLATE'];
  if (template !== undefined) cpSync(template, folder, { recursive: true });
}
