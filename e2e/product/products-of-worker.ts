import { copyTemplate } from './data-template.ts';
import { freePorts } from './free-ports.ts';
import { openKeptProcess } from './kept-process.ts';
import { type Product, type ProductOptions, startProduct } from './start-product.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type PrepareFolder = (folder: string) => Promise<void>;

/** The products of a worker. */
export interface Products {
  /** That of a file; the one of the file before ends with it. */
  of(file: string, prepare: PrepareFolder): Promise<Product>;
  /** That of all files that only look. */
  shared(): Promise<Product>;
  close(): Promise<void>;
}

interface Running {
  product: Product;
  end(): Promise<void>;
}

/** Starts a product once it is asked for. */
export function startedWhenAsked(): Products {
  // All of the worker's that are saved to run there, one after the other, and at the same address: what the browser
  // has of one is good for the next.
  const kept = openKeptProcess();
  let ports: number[] = [];
  let own: (Running & { file: string }) | undefined;
  let shared: Running | undefined;
  const endOwn = async () => {
    const ending = own;
    own = undefined;
    await ending?.end();
  };
  return {
    async of(file, prepare) {
      if (own?.file === file) return own.product;
      await endOwn();
      ports = await freePorts(2, ports);
      own = { file, ...(await startOne({ run: kept.run, prepare, ports })) };
      return own.product;
    },
    async shared() {
      await endOwn();
      shared ??= await startOne();
      return shared.product;
    },
    async close() {
      await Promise.all([endOwn(), shared?.end()]);
      await kept.kill();
    },
  };
}

interface StartOptions extends Pick<ProductOptions, 'run' | 'ports'> {
  prepare?: PrepareFolder;
}

async function startOne({ prepare, ...options }: StartOptions = {}): Promise<Running> {
  const folder = temporaryFolder();
  copyTemplate(folder.path);
  await prepare?.(folder.path);
  const product = await startProduct({ ...options, dataFolder: folder.path });
  return {
    product,
    async end() {
      await product.stop('SIGKILL');
      folder[Symbol.dispose]();
    },
  };
}
