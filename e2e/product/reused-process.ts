import { join } from 'node:path';
import { type ProductProcess, runProgram } from '@perigee/harness/product/product-process';
import type { ProductCommand } from './products-child.ts';

const PRODUCTS = join(import.meta.dirname, 'products-child.ts');

/** A process that runs one product after the other, each with its own data folder and environment. */
export interface ReusedProcess {
  /** Starts the next product; the previous one must have ended. */
  run(env: Record<string, string>): ProductProcess;
  kill(): Promise<void>;
}

export function openReusedProcess(): ReusedProcess {
  let current: Omit<ProductProcess, 'end'> | undefined;
  return {
    run(env) {
      if (current === undefined || current.child.exitCode !== null) current = runProgram(PRODUCTS, {});
      const { child } = current;
      const send = (command: ProductCommand) => child.send(command);
      send({ start: env });
      return {
        ...current,
        async end() {
          const stopped = waitForMessage(child, 'stopped');
          send('stop');
          await stopped;
        },
      };
    },
    async kill() {
      current?.child.kill('SIGKILL');
      await current?.ended;
    },
  };
}

/** Waits for this message; fails if the process exits first. */
function waitForMessage(child: ProductProcess['child'], word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const removeListeners = () => child.off('message', handleMessage).off('exit', handleExit);
    const handleMessage = (message: unknown) => {
      if (message !== word) return;
      removeListeners();
      resolve();
    };
    const handleExit = () => {
      removeListeners();
      reject(new Error('The products process exited unexpectedly'));
    };
    child.on('message', handleMessage).on('exit', handleExit);
  });
}
