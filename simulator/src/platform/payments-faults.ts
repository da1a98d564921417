import { PaymentsError } from './payments-error.ts';

/** Which calls of the payments API fail, and how. */
export interface PaymentsFault {
  method: 'GET' | 'POST';
  path: RegExp;
  /**
   * `before`: refused with 500 and not done. `after`: done, but answered with 500. `lost`: done, but never answered.
   * `tooMany`: refused with 429. `hangs`: not done, and the caller is left waiting; `hangsAfter`: the same, but done.
   */
  how: 'before' | 'after' | 'lost' | 'tooMany' | 'hangs' | 'hangsAfter';
  /** How many matching calls fail before they work again. */
  times: number;
  /** For `tooMany`, in milliseconds. */
  retryAfterMs?: number;
}

export interface PaymentsFaults {
  add: (fault: PaymentsFault) => void;
  /** The fault for this call, which uses it up. */
  take: (method: string, path: string) => PaymentsFault | undefined;
}

/** Provider failures requested by tests. */
export function createPaymentsFaults(): PaymentsFaults {
  let faults: PaymentsFault[] = [];
  return {
    add: (fault) => {
      faults.push({ ...fault });
    },
    take: (method, path) => {
      const fault = faults.find((entry) => entry.method === method && entry.path.test(path));
      if (fault === undefined) return undefined;
      fault.times -= 1;
      faults = faults.filter(({ times }) => times > 0);
      return fault;
    },
  };
}

/** The error a fault answers with. */
export function describeFault({ how, retryAfterMs = 1_000 }: PaymentsFault): PaymentsError {
  return how === 'tooMany'
    ? new PaymentsError('too_many_requests', 'Too many requests', { retryAfterMs })
    : new PaymentsError('internal_server_error', 'Internal server error');
}
