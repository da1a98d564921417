import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** Delay of the event loop from which it counts as blocked, in milliseconds. */
export const LATE_MS = 100;

/**
 * How often the delay is measured while calls are under way and without any, in milliseconds: waking an idle process
 * costs more than the measurement.
 */
const LOOK_EVERY_MS = { busy: 20, idle: 100 } as const;

/** At most one line is logged per this many milliseconds. */
const QUIET_MS = 1_000;

/** Most concurrent calls named in a line. */
const ALONGSIDE_MAX = 5;

/** A step of a call, or its end (`call` null); code that blocks the process runs between two steps. */
interface Step {
  atMs: number;
  call: string | null;
}

/**
 * Logs when the event loop was blocked, and by which call: its method and route pattern only, none of its content. Work
 * outside of calls is logged without a call.
 */
export function logLateCalls(app: FastifyInstance, log: Pick<Logger, 'warn'>): void {
  let timer: NodeJS.Timeout | undefined;
  let dueMs = 0;
  let loggedMs = Number.NEGATIVE_INFINITY;

  const scheduleFilterChecks = (pace: keyof typeof LOOK_EVERY_MS) => {
    clearTimeout(timer);
    dueMs = performance.now() + LOOK_EVERY_MS[pace];
    timer = setTimeout(look, LOOK_EVERY_MS[pace]).unref();
  };
  // An overdue look stays: it tells what blocked until now.
  const steps = trackSteps(app, () => {
    if (dueMs - performance.now() > LOOK_EVERY_MS.busy) scheduleFilterChecks('busy');
  });
  const look = () => {
    const nowMs = performance.now();
    const lateMs = nowMs - dueMs;
    const { call, alongside, isIdle } = steps.take(nowMs);
    scheduleFilterChecks(isIdle ? 'idle' : 'busy');
    if (lateMs <= LATE_MS || nowMs - loggedMs < QUIET_MS) return;
    loggedMs = nowMs;
    log.warn({ lateMs: Math.round(lateMs), call, alongside }, 'event loop was blocked');
  };
  // Blocking during start-up affects nobody.
  app.addHook('onListen', async () => scheduleFilterChecks('idle'));
  app.addHook('onClose', async () => clearTimeout(timer));
}

interface Steps {
  /** The step with the longest gap after it since the last call, and the other calls under way. */
  take(nowMs: number): { call: string | null; alongside: string[]; isIdle: boolean };
}

/** @param onCall Called when a call begins. */
function trackSteps(app: FastifyInstance, onCall: () => void): Steps {
  const underWay = new Map<FastifyRequest, string>();
  let steps: Step[] = [];
  const note = (request: FastifyRequest) => {
    const call = underWay.get(request) ?? `${request.method} ${request.routeOptions.url ?? '(none)'}`;
    underWay.set(request, call);
    steps.push({ atMs: performance.now(), call });
  };
  const noteEnd = (request: FastifyRequest) => {
    underWay.delete(request);
    steps.push({ atMs: performance.now(), call: null });
  };

  app.addHook('onRequest', (request, _reply, done) => (onCall(), note(request), done()));
  app.addHook('preValidation', (request, _reply, done) => (note(request), done()));
  app.addHook('preHandler', (request, _reply, done) => (note(request), done()));
  app.addHook('preSerialization', (request, _reply, payload, done) => (note(request), done(null, payload)));
  app.addHook('onResponse', (request, _reply, done) => (noteEnd(request), done()));
  app.addHook('onRequestAbort', (request, done) => (noteEnd(request), done()));

  return {
    take(nowMs) {
      const { call } = longestOf(steps, nowMs);
      const others = new Set([...underWay.values()].filter((other) => other !== call));
      // The last step may still be running: it counts from now on.
      steps = steps.slice(-1).map((last) => ({ ...last, atMs: nowMs }));
      return { call, alongside: [...others].slice(0, ALONGSIDE_MAX), isIdle: underWay.size === 0 };
    },
  };
}

function longestOf(steps: readonly Step[], nowMs: number): { gapMs: number; call: string | null } {
  let longest: { gapMs: number; call: string | null } = { gapMs: 0, call: null };
  for (const [index, { atMs, call }] of steps.entries()) {
    const gapMs = (steps[index + 1]?.atMs ?? nowMs) - atMs;
    if (gapMs > longest.gapMs) longest = { gapMs, call };
  }
  return longest;
}
