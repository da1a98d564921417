import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './free-ports.ts';
import { type ProductProcess, runProduct } from './product-process.ts';

export interface Product extends ProductProcess {
  /** The site's address, without a slash at the end. */
  url: string;
  /** The simulator's address, without a slash at the end. */
  simulatorUrl: string;
  /** Ends it with this signal and waits until it is gone; fails where its simulator answered what the platform does not. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

const READY_MS = 120_000;
const LOOK_EVERY_MS = 50;

/** By the address of the site, whose latest product counts: a port may come again. */
const simulators = new Map<string, string>();

interface ProductOptions {
  dataFolder: string;
  env?: Record<string, string>;
  /** How it is run: by default in a process of its own, as `npm start` does. */
  run?: (env: Record<string, string>) => ProductProcess;
}

/** Starts the whole product in demo mode on ports of its own and waits until it is ready to serve. */
export async function startProduct({ dataFolder, env = {}, run = runProduct }: ProductOptions): Promise<Product> {
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  const running = run({
    PORT: String(port),
    SIMULATOR_PORT: String(simulatorPort),
    DATA_DIR: dataFolder,
    // The tests are one address that does the clicking of hundreds.
    RATE_LIMIT_PER_MINUTE: '100000',
    ...env,
  });
  const url = `http://localhost:${port}`;
  const simulatorUrl = `http://localhost:${simulatorPort}`;
  simulators.set(url, simulatorUrl);
  await waitUntilReady(url, running);

  return {
    ...running,
    url,
    simulatorUrl,
    async stop(signal) {
      await running.end(signal);
      const wrong = running.wrongAnswers();
      if (wrong.length > 0) throw new Error(`Answers that the platform does not give:\n${wrong.join('\n')}`);
    },
  };
}

/** The address of the simulator of the product that this process started there. */
export function simulatorOf(siteUrl: string): string {
  const simulatorUrl = simulators.get(siteUrl);
  if (simulatorUrl === undefined) throw new Error(`No product was started at ${siteUrl}`);
  return simulatorUrl;
}

async function waitUntilReady(url: string, { child, output }: ProductProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The product ended with code ${child.exitCode}:\n${output()}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The product was not ready after ${READY_MS / 1000} s:\n${output()}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}
