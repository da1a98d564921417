import type { TracesConfig } from './otel-tracing.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

/** Without an endpoint nothing of the library is loaded. @param processName Tells the processes of a deployment apart. */
export async function openTracing(config: TracesConfig | null, processName: string): Promise<Tracing> {
  if (config === null) return NO_TRACING;
  const { openOtelTracing } = await import('./otel-tracing.ts');
  return openOtelTracing(config, processName);
}
