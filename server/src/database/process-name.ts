import { randomUUID } from 'node:crypto';

/** What all processes of the product are called, followed by what tells one from the others. */
export const PROCESS_PREFIX = 'perigee ';

/** The name by which a database server knows this process. */
export const PROCESS_NAME = `${PROCESS_PREFIX}${randomUUID().slice(0, 13)}`;

let opened = 0;

/** A name for a product that is opened in this process: tests open several. */
export function nameProcess(): string {
  opened += 1;
  return `${PROCESS_NAME} ${opened}`;
}

/**
 * What connections through a pooler are called, whose names stay on the pooler's after their process is gone: it is not
 * counted, nor taken for alive, by them.
 */
export const POOLED_NAME = 'perigee-pooled';
