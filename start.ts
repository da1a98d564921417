import { readConfig } from '@perigee/server/config/read-config';
import { lockDataFolder } from '@perigee/server/database/embedded/data-folder';
import { StartupError } from '@perigee/server/errors/startup-error';
import { collectStartupGarbage } from '@perigee/server/process/collect-startup-garbage';
import { stopOnSignal } from '@perigee/server/process/stop-on-signal';
import { bringsPlatform, startProduct } from './product.ts';

/** Runs the product as configured by environment and command line, until it is told to stop. */
async function start(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  const keepsFiles = bringsPlatform(config) || config.database.kind === 'embedded';
  process.on('exit', keepsFiles ? lockDataFolder(config.dataFolder) : () => {});

  const product = await startProduct(config);
  stopOnSignal(product.close);
  process.stdout.write(`${product.announcement}\n`);
  await product.ready;
  collectStartupGarbage();
  try {
    await product.refused;
  } finally {
    await product.close();
  }
}

/** Starts the product; on failure prints why and ends the process. */
export async function run(): Promise<void> {
  try {
    await start();
  } catch (error) {
    const message =
      error instanceof StartupError
        ? error.message
        : `Perigee could not start.\n${String(error instanceof Error ? error.stack : error)}`;
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

if (import.meta.main) await run();
