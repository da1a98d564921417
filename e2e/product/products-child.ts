import { readConfig } from '@perigee/server/config/read-config';
import type { Environment } from '@perigee/server/config/read-settings';
import { type RunningProduct, startProduct } from '../../product.ts';

// Runs one product after the other in the same process, on request: restarting takes a quarter of the time of loading
// and compiling everything again.

/** Message to the process: the environment of the product to start, or a request to stop the running one. */
export type ProductCommand = { start: Environment } | 'stop';

let running: RunningProduct | undefined;

async function execute(command: ProductCommand): Promise<void> {
  if (command === 'stop') {
    await running?.close();
    process.send?.('stopped');
    return;
  }
  running = await startProduct(readConfig({ ...process.env, ...command.start }, []));
  await running.ready;
}

process.on('message', (command: ProductCommand) => void execute(command));
