import type { Config } from './config.ts';
import type { Settings } from './settings-schema.ts';

/** Where metrics and traces go: nowhere, unless a port or a collector is configured. */
export function readTelemetry(settings: Settings): Pick<Config, 'metrics' | 'traces'> {
  const { METRICS_HOST: host, METRICS_PORT: port } = settings;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = settings;
  return {
    metrics: port === null ? null : { host, port },
    traces: endpoint === null ? null : { endpoint, ratio },
  };
}
