import { randomUUID } from 'node:crypto';

/** Prefix of the names of all processes of the product. */
export const PROCESS_PREFIX = 'perigee ';

/** The name of this process on the database server. */
export const PROCESS_NAME = `${PROCESS_PREFIX}${randomUUID().slice(0, 13)}`;

let opened = 0;

/** A name for a product opened in this process: tests open several. */
export function nameProcess(): string {
  opened += 1;
  return `${PROCESS_NAME} ${opened}`;
}

/**
 * Application name of connections through a pooler. The pooler may keep them open after their process is gone, so they
 * must not make it count as running.
 */
export const POOLED_NAME = 'perigee-pooled';
