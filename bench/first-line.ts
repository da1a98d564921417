import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Where a server under measurement is, and what to send along; it says so in its first line. */
export interface Started {
  url: string;
  token: string;
  databaseUrl: string | null;
}

export async function firstLine({ stdout }: ChildProcess): Promise<Started> {
  if (stdout === null) throw new Error('the child process has no output');
  const [line] = await once(createInterface(stdout), 'line');
  return JSON.parse(line);
}
