import type { Metrics } from '../../metrics/metrics.ts';
import { currentSpan, spanning } from '../../tracing/active-span.ts';
import { routeOf } from './route-of.ts';

/** What is noted of calls of the platform. */
export interface CallWatch {
  /** Around one call: how long it took and with which status it was answered. */
  call<Answer extends { status: number }>(method: string, url: string, make: () => Promise<Answer>): Promise<Answer>;
  /** Around the wait for a turn. */
  turn(wait: () => Promise<void>): Promise<void>;
}

/** What stands before the resources: `/api/v10`, below whatever path a proxy has. */
const BASE = /^.*?\/v\d+(?=\/)/;

/** Counts calls by route and status, and makes each a part of the trace around it. */
export function createCallWatch(metrics: Metrics | null): CallWatch {
  const instruments = metrics && instrumentsOf(metrics);

  return {
    async call(method, url, make) {
      if (instruments === null && currentSpan() === undefined) return make();
      const route = labelOf(method, url);
      const attributes = { 'http.request.method': method, 'url.template': route };
      return spanning({ name: `discord ${method} ${route}`, kind: 'client', attributes }, async () => {
        const begunAt = performance.now();
        const note = (status: string) => instruments?.answered({ method, route, status }, begunAt);
        try {
          const answer = await make();
          note(String(answer.status));
          currentSpan()?.set({ 'http.response.status_code': answer.status });
          return answer;
        } catch (error) {
          note('none');
          throw error;
        }
      });
    },

    async turn(wait) {
      const begunAt = performance.now();
      await wait();
      instruments?.waited(begunAt);
    },
  };
}

/** The kind of call, without ids, names or tokens. Clients spell `@me` in two ways. */
function labelOf(method: string, url: string): string {
  const { name } = routeOf(method, url);
  return name
    .slice(method.length + 1)
    .replace(BASE, '')
    .replaceAll('%40', '@');
}

function instrumentsOf(metrics: Metrics) {
  const requests = metrics.counter({
    name: 'perigee_discord_requests_total',
    help: 'Calls of the platform, by what they were about and how they were answered; none is no answer.',
    labelNames: ['method', 'route', 'status'],
  });
  const durations = metrics.histogram({
    name: 'perigee_discord_request_duration_seconds',
    help: 'How long the platform took to answer.',
    labelNames: ['method'],
  });
  const waits = metrics.histogram({
    name: 'perigee_discord_turn_wait_seconds',
    help: 'How long calls waited for the limits of the platform.',
    labelNames: [],
  });
  return {
    answered(labels: { method: string; route: string; status: string }, begunAt: number) {
      requests.of(labels).count += 1;
      durations.of({ method: labels.method }).observe((performance.now() - begunAt) / 1000);
    },
    waited(begunAt: number) {
      waits.of({}).observe((performance.now() - begunAt) / 1000);
    },
  };
}
