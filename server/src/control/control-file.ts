import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const controlSchema = z.object({ port: z.int(), token: z.string() });

/** How to reach the process that holds a data folder; stored there in a file that only its owner may read. */
export type ControlAddress = z.infer<typeof controlSchema>;

/** Path of the control file in a data folder. */
export function controlFile(folder: string): string {
  return join(folder, 'control.json');
}

/** Reads the control file; null if there is none. */
export function readControl(folder: string): ControlAddress | null {
  try {
    const parsed = z.safeParse(controlSchema, JSON.parse(readFileSync(controlFile(folder), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
