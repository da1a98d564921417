import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The first line a measured server prints: its URL and the token to send. */
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
