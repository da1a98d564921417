import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@perigee/server/test-support/programs/free-ports';
import { type ProductProcess, runProduct } from './product-process.ts';

export interface Product extends ProductProcess {
  /** The site's URL, without a trailing slash. */
  url: string;
  /** The simulator's URL, without a trailing slash. */
  simulatorUrl: string;
  /** Ends it with this signal and waits until it has exited; fails if an answer of its simulator was wrong. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

const READY_MS = 120_000;
const LOOK_EVERY_MS = 50;

/** Simulator URLs by site URL; a port may be reused, and then the latest product counts. */
const simulators = new Map<string, string>();

interface ProductOptions {
  dataFolder: string;
  env?: Record<string, string>;
  /** How to run it: by default in its own process, as `npm start` does. */
  run?: (env: Record<string, string>) => ProductProcess;
}

/** Starts the whole product in demo mode on free ports and waits until it is ready to serve. */
export async function startProduct({ dataFolder, env = {}, run = runProduct }: ProductOptions): Promise<Product> {
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  const running = run({
    PORT: String(port),
    SIMULATOR_PORT: String(simulatorPort),
    DATA_DIR: dataFolder,
    // All test traffic comes from one address.
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
      if (wrong.length > 0)
        throw new Error(`Responses that do not match Discord’s API description:\n${wrong.join('\n')}`);
    },
  };
}

/** The simulator's URL of the product this process started at that site URL. */
export function simulatorOf(siteUrl: string): string {
  const simulatorUrl = simulators.get(siteUrl);
  if (simulatorUrl === undefined) throw new Error(`No product is running at ${siteUrl}`);
  return simulatorUrl;
}

async function waitUntilReady(url: string, { child, output }: ProductProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The product exited with code ${child.exitCode}:\n${output()}`);
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
