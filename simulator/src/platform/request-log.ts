export interface LoggedRequest {
  method: string;
  path: string;
  status: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Only the newest calls are kept, so that a long-running demo does not grow without limit. */
const KEPT_REQUESTS = 5_000;

export interface RequestLog {
  add: (request: LoggedRequest) => void;
  list: () => LoggedRequest[];
}

/** The log of the latest requests, for tests. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    add: (request) => {
      entries.push(request);
      if (entries.length > 2 * KEPT_REQUESTS) entries = entries.slice(-KEPT_REQUESTS);
    },
    list: () => [...entries],
  };
}
