import { API_BASE } from '@perigee/core/base/http/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Spread } from '../metrics/spread.ts';
import type { Series, Tally } from '../metrics/tally.ts';

/** Files of the site are many and change with each build, so they share a label. */
const FILE = '(file)';
/** Requests without a route: pages, and addresses that do not exist. */
const PAGE = '(page)';
const NO_CALL = '(no call)';

/** Other methods are ignored, since a client can make up any number of them. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts replies by method, route pattern and status, and measures their duration. No part of a URL is recorded. */
export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  const instruments = instrumentsOf(metrics);

  app.addHook('onRoute', (route) => {
    const notes = new Map(
      [route.method].flat().map((method) => [method, instruments.noteOf(method, labelOf(route.url))]),
    );
    const hooks = [route.onResponse ?? []].flat();
    route.onResponse = [
      ...hooks,
      (request, reply, done) => {
        notes.get(request.method)?.(reply.statusCode, reply.elapsedTime);
        done();
      },
    ];
  });

  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) {
      const { method, url } = request;
      const route = url.startsWith(`${API_BASE}/`) ? NO_CALL : PAGE;
      instruments.noteOf(METHODS.has(method) ? method : 'other', route)(reply.statusCode, reply.elapsedTime);
    }
    done();
  });
}

function labelOf(url: string): string {
  return url.startsWith(`${API_BASE}/`) || url.startsWith('/health/') ? url : FILE;
}

/** Records a reply: its status, and its duration in milliseconds. */
type Note = (status: number, ms: number) => void;

function instrumentsOf(metrics: Metrics): { noteOf(method: string, route: string): Note } {
  const answers = metrics.counter({
    name: 'perigee_http_requests_total',
    help: 'Responses, by route pattern and status. Includes API calls made while rendering pages.',
    labelNames: ['method', 'route', 'status'],
  });
  const durations = metrics.histogram({
    name: 'perigee_http_request_duration_seconds',
    help: 'Response time, by route pattern.',
    labelNames: ['method', 'route'],
  });
  return { noteOf: (method, route) => createNote(answers, durations, { method, route }) };
}

function createNote(
  answers: Series<'method' | 'route' | 'status', Tally>,
  durations: Series<'method' | 'route', Spread>,
  labels: { method: string; route: string },
): Note {
  const byStatus: (Tally | undefined)[] = [];
  // Created on first use: a route nobody calls has no series.
  let duration: Spread | undefined;
  return (status, ms) => {
    const tally = (byStatus[status] ??= answers.of({ ...labels, status: String(status) }));
    tally.count += 1;
    duration ??= durations.of(labels);
    duration.observe(ms / 1000);
  };
}
