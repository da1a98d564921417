import { runProduct } from '@perigee/harness/product/product-process';
import { type Product, startProduct } from '@perigee/harness/product/start-product';
import { temporaryFolder } from '@perigee/harness/product/temporary-folder';
import { copyTemplate } from './data-template.ts';
import { openReusedProcess } from './reused-process.ts';

export type PrepareFolder = (folder: string) => Promise<void>;

/** The products of a worker. */
export interface Products {
  /** The product of a file; that of the previous file is stopped. */
  of(file: string, prepare: PrepareFolder): Promise<Product>;
  /** The product shared by all files that only read. */
  shared(): Promise<Product>;
  close(): Promise<void>;
}

/** Makes the shared product show what depends on the operator's settings; products of single files go without. */
const SHARED_ENV = { BOT_LISTINGS: 'Orbit Lists=https://lists.example/bot/1;Каталог ботов=https://bots.example/1' };

interface Running {
  product: Product;
  end(): Promise<void>;
}

/**
 * Starts products when first asked for. `leave` closes pages connected to a product that is about to stop, since it
 * would wait for them.
 */
export function createProducts(closePages: () => Promise<void>): Products {
  // Runs the worker's products that save data, one after the other.
  const reused = openReusedProcess();
  let own: (Running & { file: string }) | undefined;
  let shared: Running | undefined;
  const endOwn = async () => {
    const ending = own;
    own = undefined;
    if (ending !== undefined) await closePages();
    await ending?.end();
  };
  return {
    async of(file, prepare) {
      if (own?.file === file) return own.product;
      await endOwn();
      own = { file, ...(await startOne({ run: reused.run, prepare })) };
      return own.product;
    },
    async shared() {
      await endOwn();
      shared ??= await startOne({ env: SHARED_ENV });
      return shared.product;
    },
    async close() {
      await closePages();
      await Promise.all([endOwn(), shared?.end()]);
      await reused.kill();
    },
  };
}

interface StartOptions {
  run?: typeof runProduct;
  prepare?: PrepareFolder;
  env?: Record<string, string>;
}

async function startOne({ run = runProduct, prepare = async () => {}, env = {} }: StartOptions): Promise<Running> {
  const folder = temporaryFolder();
  copyTemplate(folder.path);
  await prepare(folder.path);
  const product = await startProduct({ dataFolder: folder.path, run, env });
  return {
    product,
    async end() {
      await product.stop('SIGKILL');
      folder[Symbol.dispose]();
    },
  };
}
