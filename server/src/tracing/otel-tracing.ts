import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { withTimeout } from '../process/with-timeout.ts';
import { VERSION } from '../version.ts';
import { type ActiveSpan, currentSpan, type SpanDescription, type SpanKind } from './active-span.ts';
import type { EntrySpan, Tracing } from './tracing.ts';

/** Where traces are sent, and how many. */
export interface TracesConfig {
  /** The collector's URL, without `/v1/traces`. */
  endpoint: string;
  /** Share of traces to record, from 0 to 1. */
  ratio: number;
}

/** How long shutdown waits for the last spans, in milliseconds. */
const FLUSH_MS = 2_000;

/** Spans are exported once a second; in milliseconds. */
const EXPORT_EVERY_MS = 1_000;

const KINDS: Record<SpanKind, Kind> = {
  internal: Kind.INTERNAL,
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
};

/** Exports traces with OTLP over HTTP. @param processName Identifies the process within a deployment. */
export function openOtelTracing({ endpoint, ratio }: TracesConfig, processName: string): Tracing {
  const named = resourceFromAttributes({
    'service.name': 'perigee',
    'service.version': VERSION,
    'service.instance.id': processName,
  });
  const provider = new TracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override these.
    resource: named.merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    sampler: new ParentBasedSampler({
      root: ratio >= 1 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(ratio),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
        scheduledDelayMillis: EXPORT_EVERY_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('perigee', VERSION);

  return {
    open: (span) => begin(tracer, span, contextOf(span.from ?? null), currentSpan()),
    // An unavailable collector does not delay the shutdown further.
    close: () => withTimeout(FLUSH_MS, provider.shutdown()).catch(() => {}),
  };
}

function contextOf(carrier: string | null): Context {
  const parent = carrier === null ? null : parseTraceParent(carrier);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

function begin(tracer: Tracer, span: EntrySpan, context: Context, around?: ActiveSpan): ActiveSpan {
  const { name, kind = 'internal', attributes = {} } = span;
  const linked = around === undefined ? null : parseTraceParent(around.carrier);
  const options = { kind: KINDS[kind], attributes, ...(linked !== null && { links: [{ context: linked }] }) };
  return wrap(tracer, tracer.startSpan(name, options, context));
}

function wrap(tracer: Tracer, span: Span): ActiveSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    carrier: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    child: (part: SpanDescription) => begin(tracer, part, trace.setSpan(ROOT_CONTEXT, span)),
    set: (attributes) => void span.setAttributes(attributes),
    end(error) {
      // Only the class: error messages may quote user content.
      if (error !== undefined)
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error });
      span.end();
    },
  };
}
