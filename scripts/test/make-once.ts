import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../setup/fingerprint.mjs';
import { ROOT } from '../setup/paths.mjs';

interface Recipe {
  /** Folder below the repository's that holds the result, in a folder named after the sources' fingerprint. */
  folder: string;
  sources: string[];
  make(folder: string): Promise<void>;
}

/** Makes what tests begin with, unless it is there already from the same sources; returns its folder. */
export async function makeOnce({ folder, sources, make }: Recipe): Promise<string> {
  const all = join(ROOT, folder);
  const name = fingerprint(sources);
  const result = join(all, name);
  if (existsSync(result)) return result;
  // Two runs may make it at the same time; neither may read the other's unfinished one.
  const unfinished = `${result}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await make(unfinished);
  try {
    renameSync(unfinished, result);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(result)) throw error;
  }
  for (const earlier of readdirSync(all).filter((each) => !each.startsWith(name))) {
    rmSync(join(all, earlier), { recursive: true, force: true });
  }
  return result;
}
