import type { Metrics } from '../../metrics/metrics.ts';
import type { Spread } from '../../metrics/spread.ts';
import type { Tally } from '../../metrics/tally.ts';
import { currentSpan, withSpan } from '../../tracing/active-span.ts';
import { routeNameOf } from './route-of.ts';

/** Metrics and traces of platform calls; times are of the monotonic clock, in milliseconds. */
export interface CallWatch {
  /** Makes a call as a span of the current trace; without a trace just makes it. */
  trace<Answer extends { status: number }>(method: string, url: string, make: () => Promise<Answer>): Promise<Answer>;
  /** Records that a call waited for its turn from `since` until now. */
  waited(since: number): void;
  /** @param name Its route, see `routeNameOf`. */
  answered(name: string, call: { method: string; status: number; since: number }): void;
  /** Records a call without a reply. */
  unanswered(call: { method: string; url: string; since: number }): void;
}

/** The part of a path before the resource: `/api/v10`, after any path of a proxy. */
const BASE = /^.*?\/v\d+(?=\/)/;

/** Counts calls by route and status, and makes each a span of the current trace. */
export function createCallWatch(metrics: Metrics | null): CallWatch {
  const count = metrics && countCalls(metrics);
  return {
    trace(method, url, make) {
      if (currentSpan() === undefined) return make();
      const route = labelOf(routeNameOf(method, url), method);
      const attributes = { 'http.request.method': method, 'url.template': route };
      return withSpan({ name: `discord ${method} ${route}`, kind: 'client', attributes }, async () => {
        const answer = await make();
        currentSpan()?.set({ 'http.response.status_code': answer.status });
        return answer;
      });
    },
    waited: (since) => count?.waits.observe((performance.now() - since) / 1000),
    answered: (name, { method, status, since }) => count?.call(name, method, status, since),
    unanswered: ({ method, url, since }) => count?.call(routeNameOf(method, url), method, NO_ANSWER, since),
  };
}

/** Stands for the status of a call without a reply. */
const NO_ANSWER = 0;

/** The route name without method and base. Clients write `@me` in two ways. */
function labelOf(name: string, method: string): string {
  return name
    .slice(method.length + 1)
    .replace(BASE, '')
    .replaceAll('%40', '@');
}

interface KnownRoute {
  duration: Spread;
  byStatus: (Tally | undefined)[];
}

/** Most routes cached; the platform has about two hundred. */
const ROUTES_MAX = 1_000;

function countCalls(metrics: Metrics) {
  const requests = metrics.counter({
    name: 'perigee_discord_requests_total',
    help: 'Calls to Discord, by route and status; none means no response.',
    labelNames: ['method', 'route', 'status'],
  });
  const durations = metrics.histogram({
    name: 'perigee_discord_request_duration_seconds',
    help: 'Response time of Discord.',
    labelNames: ['method'],
  });
  const waits = metrics.histogram({
    name: 'perigee_discord_turn_wait_seconds',
    help: 'Time calls waited for the rate limits of Discord.',
    labelNames: [],
  });
  const routes = new Map<string, KnownRoute>();
  const first = (name: string, method: string): KnownRoute => {
    const route = { duration: durations.of({ method }), byStatus: [] };
    if (routes.size < ROUTES_MAX) routes.set(name, route);
    return route;
  };

  return {
    waits: waits.of({}),
    call(name: string, method: string, status: number, since: number) {
      const route = routes.get(name) ?? first(name, method);
      const tally = (route.byStatus[status] ??= requests.of({
        method,
        route: labelOf(name, method),
        status: status === NO_ANSWER ? 'none' : String(status),
      }));
      tally.count += 1;
      route.duration.observe((performance.now() - since) / 1000);
    },
  };
}
