import { json, type Reply } from '../http/reply.ts';
import type { Json } from '../json.ts';

/** Which calls are to fail, and how. */
export interface FaultRule {
  method?: string;
  /** The path as called, with or without `/api/v10` before it. */
  path: RegExp | string;
  /** `lost`: the call is done, and its answer never comes. `never`: it is not even done. `slow`: it is done, late. */
  status: number | 'lost' | 'never' | 'slow';
  /** How late `slow` is; any other answer is late by this too. */
  delayMs?: number;
  /** How many matching calls fail before the next one works again. */
  times: number;
  body?: Json;
  /** Seconds, for 429. */
  retryAfter?: number;
}

/** A call that is answered late, with a failure where there is one, or never. */
export interface PlannedFault {
  delayMs: number;
  failure: Reply | 'never' | null;
}

export interface Faults {
  add: (rule: FaultRule) => void;
  /** What is planned for this call, and one less to come; undefined when it may go on at once. */
  take: (method: string, path: string) => PlannedFault | undefined;
  /** Whether the answer of this call, which was done, is to be lost, and one less to come. */
  loses: (method: string, path: string) => boolean;
  /** Everything works again. */
  clear: () => void;
}

export function createFaults(): Faults {
  let rules: FaultRule[] = [];

  const use = (method: string, path: string, isLoss: boolean): FaultRule | undefined => {
    const rule = rules.find(
      (candidate) => (candidate.status === 'lost') === isLoss && matches(candidate, method, path),
    );
    if (rule === undefined) return undefined;
    rule.times -= 1;
    rules = rules.filter((candidate) => candidate.times > 0);
    return rule;
  };

  return {
    add: (rule) => {
      rules.push({ ...rule });
    },
    take: (method, path) => {
      const rule = use(method, path, false);
      return rule === undefined ? undefined : { delayMs: rule.delayMs ?? 0, failure: failureOf(rule) };
    },
    loses: (method, path) => use(method, path, true) !== undefined,
    clear: () => {
      rules = [];
    },
  };
}

function matches(rule: FaultRule, method: string, path: string): boolean {
  if (rule.method !== undefined && rule.method !== method) return false;
  const bare = path.replace(/^\/api(\/v(9|10))?/, '');
  return [path, bare].some((form) =>
    typeof rule.path === 'string' ? rule.path === form : form.search(rule.path) >= 0,
  );
}

function failureOf(rule: FaultRule): Reply | 'never' | null {
  const { status } = rule;
  if (status === 'never') return status;
  if (status === 'lost' || status === 'slow') return null;
  if (status !== 429) {
    return json(rule.body ?? { message: `${status}: Internal Server Error`, code: 0 }, status);
  }
  const retryAfter = rule.retryAfter ?? 1;
  const reply = json(
    rule.body ?? { message: 'You are being rate limited.', retry_after: retryAfter, global: false },
    429,
  );
  return {
    ...reply,
    headers: { ...reply.headers, 'retry-after': String(Math.ceil(retryAfter)), 'x-ratelimit-scope': 'user' },
  };
}
