import type { HostProcess } from '@perigee/core/insights/host/schema';

/** A process as people identify it: the machine and the process id. */
export function processName({ host, pid }: Pick<HostProcess, 'host' | 'pid'>): string {
  return `${host} · ${pid}`;
}
