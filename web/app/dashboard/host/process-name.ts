import type { HostProcess } from '@perigee/core/host/schema';

/** A process as people tell it from others: the machine, and its number there. */
export function processName({ host, pid }: Pick<HostProcess, 'host' | 'pid'>): string {
  return `${host} · ${pid}`;
}
