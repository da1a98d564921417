import type { Order } from './products-child.ts';
import { type ProductProcess, runProgram } from './product-process.ts';

/** A process for one product after the other, each with a data folder and an environment of its own. */
export interface KeptProcess {
  /** Starts the next product; the one before has ended. */
  run(env: Record<string, string>): ProductProcess;
  kill(): Promise<void>;
}

export function openKeptProcess(): KeptProcess {
  let kept: Omit<ProductProcess, 'end'> | undefined;
  return {
    run(env) {
      if (kept === undefined || kept.child.exitCode !== null) kept = runProgram('e2e/product/products-child.ts', {});
      const { child } = kept;
      const tell = (order: Order) => child.send(order);
      tell({ start: env });
      return {
        ...kept,
        async end() {
          const stopped = told(child, 'stopped');
          tell('stop');
          await stopped;
        },
      };
    },
    async kill() {
      kept?.child.kill('SIGKILL');
      await kept?.ended;
    },
  };
}

/** Waits until the process says so; fails where it ends instead. */
function told(child: ProductProcess['child'], word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const forget = () => child.off('message', hear).off('exit', giveUp);
    const hear = (message: unknown) => {
      if (message !== word) return;
      forget();
      resolve();
    };
    const giveUp = () => {
      forget();
      reject(new Error('The process of the products ended by itself'));
    };
    child.on('message', hear).on('exit', giveUp);
  });
}
