import type { Metrics } from '../metrics/metrics.ts';
import { withSpan } from '../tracing/active-span.ts';
import { PaymentError } from './payment-error.ts';

/** Wraps one call to the provider. */
type WatchProvider = <Answer>(call: 'create' | 'read', make: () => Promise<Answer>) => Promise<Answer>;

/** Counts provider calls by outcome, and makes each a span of the current trace. */
export function watchProvider(metrics: Metrics | null): WatchProvider {
  const requests = metrics?.counter({
    name: 'perigee_payment_requests_total',
    help: 'Calls to the payment provider, by outcome: done, or the kind of failure.',
    labelNames: ['call', 'outcome'],
  });
  const note = (call: string, outcome: string) => {
    if (requests !== undefined) requests.of({ call, outcome }).count += 1;
  };
  return (call, make) =>
    withSpan({ name: `payment provider ${call}`, kind: 'client' }, async () => {
      try {
        const answer = await make();
        note(call, 'done');
        return answer;
      } catch (error) {
        note(call, error instanceof PaymentError ? error.kind : 'error');
        throw error;
      }
    });
}
