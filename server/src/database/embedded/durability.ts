import { closeSync, fdatasyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a commit waits for the disk: `full` always, `auto` if the disk is fast enough, `fast` never. */
export const DURABILITIES = ['auto', 'full', 'fast'] as const;
export type Durability = (typeof DURABILITIES)[number];

/** Most that a sync may cost a commit in `auto`, in milliseconds. */
const COST_MAX_MS = 1.5;

const TRIES = 7;

/** One page, as a commit writes it. */
const PAGE = Buffer.alloc(8192, 1);

/** Whether commits are synced to the disk of this folder. */
export function isForced(durability: Durability, folder: string): boolean {
  return durability === 'full' || (durability === 'auto' && measureForce(folder) < COST_MAX_MS);
}

/** How long the disk takes to sync a page, in milliseconds: the median of some attempts. */
export function measureForce(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'disk-speed');
  const file = openSync(path, 'w');
  try {
    const times = Array.from({ length: TRIES }, () => {
      writeSync(file, PAGE, 0, PAGE.length, 0);
      const start = performance.now();
      fdatasyncSync(file);
      return performance.now() - start;
    });
    return times.toSorted((one, other) => one - other)[(TRIES - 1) / 2] ?? Infinity;
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
}
