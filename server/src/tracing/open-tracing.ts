import type { TracesConfig } from './otel-tracing.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

/** Without an endpoint the library is not even loaded. @param processName Identifies the process in a deployment. */
export async function openTracing(config: TracesConfig | null, processName: string): Promise<Tracing> {
  if (config === null) return NO_TRACING;
  const { openOtelTracing } = await import('./otel-tracing.ts');
  return openOtelTracing(config, processName);
}
