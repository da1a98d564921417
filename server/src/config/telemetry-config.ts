import { StartupError } from '../errors/startup-error.ts';
import type { Config } from './config.ts';
import type { SettingsReader } from './settings-reader.ts';

/** What the process shows of itself, and to whom. */
export function readTelemetry(settings: SettingsReader): Pick<Config, 'metrics' | 'traces'> {
  return { metrics: readMetrics(settings), traces: readTraces(settings) };
}

/** Nowhere, unless a port is given; to this machine alone, unless a host is. */
function readMetrics(settings: SettingsReader): Config['metrics'] {
  if (settings.text('METRICS_PORT') === null) return null;
  return { host: settings.text('METRICS_HOST') ?? '127.0.0.1', port: settings.port('METRICS_PORT', 9_464) };
}

/** Nowhere, unless a collector is given. By OpenTelemetry's own names. */
function readTraces(settings: SettingsReader): Config['traces'] {
  if (settings.text('OTEL_EXPORTER_OTLP_ENDPOINT') === null) return null;
  const endpoint = settings.address('OTEL_EXPORTER_OTLP_ENDPOINT', '');
  const given = settings.text('OTEL_TRACES_SAMPLER_ARG');
  const ratio = given === null ? 1 : Number(given);
  if (ratio >= 0 && ratio <= 1) return { endpoint, ratio };
  throw new StartupError(`OTEL_TRACES_SAMPLER_ARG is "${given}", but has to be a number from 0 to 1.`);
}
