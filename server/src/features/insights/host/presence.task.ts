import { hostname } from 'node:os';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Bus } from '../../../bus/bus.ts';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../database/database.ts';
import type { Frame } from '../../frame.ts';
import { repeat } from '../../../process/repeat.ts';
import { VERSION } from '../../../version.ts';
import { addErrors } from './error-hours.ts';
import { removeProcess, reportPresence } from './process-store.ts';

/** How often a process reports its presence, in milliseconds. */
const REPORT_MS = 10_000;

/** Sampling interval of the event loop delay, in milliseconds: a hundred samples between two reports. */
const RESOLUTION_MS = 100;
const NANOSECONDS = 1_000_000;

interface PresenceDeps extends Pick<Frame, 'drain' | 'errors' | 'log'> {
  db: Db;
  bus: Bus;
  config: Pick<Config, 'roles'>;
  name: string;
}

/**
 * Reports every few seconds that this process is alive and how it is doing, and follows a host's order to hand over its
 * work or to take its share again. Returns a function that stops it and reports that the process is gone.
 */
export function announcePresence(deps: PresenceDeps): () => Promise<void> {
  const { db, bus, name, drain, log } = deps;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const publish = () => publishPresence(deps, delay);
  const stop = repeat({
    work: () => publish().then(() => false),
    pauseMs: REPORT_MS,
    log,
    failure: 'failed to publish process status',
  });
  const unsubscribe = bus.subscribe('drain', (drained) => {
    if (drained === name) void readDrain(db, name).then(drain.set, () => {});
  });

  return async () => {
    unsubscribe();
    delay.disable();
    await stop();
    await removeProcess(db, name).catch((error: unknown) => log.debug({ err: error }, 'failed to deregister process'));
  };
}

async function publishPresence(
  { db, config, name, drain, errors }: PresenceDeps,
  delay: IntervalHistogram,
): Promise<void> {
  const taken = errors.take();
  try {
    await addErrors(db, taken);
  } catch (error) {
    errors.restore(taken);
    throw error;
  }
  const isDraining = await reportPresence(db, {
    name,
    host: hostname(),
    pid: process.pid,
    roles: [...config.roles],
    version: VERSION,
    nodeVersion: process.version,
    memoryBytes: process.memoryUsage.rss(),
    loopDelayMs: lateMs(delay),
    errorsLastHour: errors.lastHour(),
    isDraining: drain.isOn(),
  });
  drain.set(isDraining);
}

async function readDrain(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('processes').select('draining').where('name', '=', name).executeTakeFirst();
  return row?.draining ?? false;
}

/** 99th percentile of the event loop delay since the last call, without the sampling interval itself. */
function lateMs(delay: IntervalHistogram): number {
  const ms = delay.count === 0 ? 0 : delay.percentile(99) / NANOSECONDS - RESOLUTION_MS;
  delay.reset();
  return Math.max(0, Math.round(ms));
}
