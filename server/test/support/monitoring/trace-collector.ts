import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';

const attribute = z.object({ key: z.string(), value: z.unknown() });
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              links: z.optional(z.array(z.object({ traceId: z.string() }))),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span as received. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  /** Null for the first span of a trace. */
  parentId: string | null;
  name: string;
  /** The process that recorded it. */
  process: string;
  links: readonly string[];
}

/** Receives traces over OTLP like a collector. */
export interface TraceCollector {
  url: string;
  spans(): readonly CollectedSpan[];
  /** All spans of the trace that contains a span of that name; empty until there is one. */
  traceOf(name: string): readonly CollectedSpan[];
  /** Everything received, unparsed. */
  sent(): string;
}

/** Starts a collector; closed after the test. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const spans = () => bodies.flatMap(readSpans);
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    sent: () => bodies.join('\n'),
    traceOf(name) {
      const all = spans();
      const found = all.find((span) => span.name === name);
      return all.filter(({ traceId }) => traceId === found?.traceId);
    },
  };
}

function readSpans(body: string): CollectedSpan[] {
  const { resourceSpans } = z.parse(exported, JSON.parse(body));
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const instance = resource.attributes.find(({ key }) => key === 'service.instance.id');
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId, name, links = [] }) => ({
        traceId,
        spanId,
        parentId: parentSpanId === undefined || parentSpanId === '' ? null : parentSpanId,
        name,
        process: JSON.stringify(instance?.value ?? null),
        links: links.map((link) => link.traceId),
      }));
  });
}
