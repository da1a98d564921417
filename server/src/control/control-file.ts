import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const controlSchema = z.object({ port: z.int(), token: z.string() });

/** Where the process that works on a data folder takes orders, in a file of that folder that only its owner may read. */
export type ControlAddress = z.infer<typeof controlSchema>;

/** The file of a data folder by which the process at work is reached. */
export function controlFile(folder: string): string {
  return join(folder, 'control.json');
}

/** Null where no process left one. */
export function readControl(folder: string): ControlAddress | null {
  try {
    const parsed = z.safeParse(controlSchema, JSON.parse(readFileSync(controlFile(folder), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
