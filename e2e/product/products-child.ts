import { readConfig } from '@perigee/server/config/read-config';
import type { Environment } from '@perigee/server/config/read-settings';
import { type RunningProduct, startProduct } from '../../product.ts';

// One product after the other in the same process, each as told: starting another costs a quarter of what loading and
// compiling everything anew does.

/** What the process is told: the environment of the product to start, or to stop the one that runs. */
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
