import { STATUS_CODES } from 'node:http';
import { json, type Reply } from '../protocol/reply.ts';
import type { Json } from '../base/json.ts';

/** Which calls are to fail, and how. */
export interface FaultRule {
  method?: string;
  /** The path as called, with or without `/api/v10` before it. */
  path: RegExp | string;
  /** A guild or a person: only calls that name them, or write into a channel of theirs, fail. */
  about?: string;
  /** `lost`: the call is done, and its answer never comes. `never`: it is not even done. `slow`: it is done, late. */
  status: number | 'lost' | 'never' | 'slow';
  /** How late `slow` is; any other answer is late by this too. */
  delayMs?: number;
  /** How many matching calls fail before the next one works again. */
  times: number;
  /** Instead of what the platform usually says with that status. */
  body?: Json;
  /** Seconds, for 429. */
  retryAfter?: number;
  /** Whose limit a 429 is about; the user's by default. */
  scope?: 'user' | 'global' | 'shared';
}

/** A call that is answered late, with a failure where there is one, or never. */
export interface PlannedFault {
  delayMs: number;
  failure: Reply | 'never' | null;
}

/** A call as the rules look at it. */
export interface FaultedCall {
  method: string;
  path: string;
  /** Whether the call is about that guild or person. */
  isAbout: (id: string) => Promise<boolean>;
}

export interface Faults {
  add: (rule: FaultRule) => void;
  /** What is planned for this call, and one less to come; undefined when it may go on at once. */
  take: (call: FaultedCall) => Promise<PlannedFault | undefined>;
  /** Whether the answer of this call, which was done, is to be lost, and one less to come. */
  loses: (call: FaultedCall) => Promise<boolean>;
  /** Everything works again. */
  clear: () => void;
}

/** Failures that tests ask for, each for so many calls. */
export function createFaults(): Faults {
  let rules: FaultRule[] = [];

  const use = async (call: FaultedCall, isLoss: boolean): Promise<FaultRule | undefined> => {
    for (const rule of rules) {
      if ((rule.status === 'lost') !== isLoss || !matches(rule, call)) continue;
      if (rule.about !== undefined && !(await call.isAbout(rule.about))) continue;
      // Another call may have used it up meanwhile.
      if (rule.times <= 0) continue;
      rule.times -= 1;
      rules = rules.filter((candidate) => candidate.times > 0);
      return rule;
    }
    return undefined;
  };

  return {
    add: (rule) => {
      rules.push({ ...rule });
    },
    take: async (call) => {
      const rule = await use(call, false);
      return rule === undefined ? undefined : { delayMs: rule.delayMs ?? 0, failure: failureOf(rule) };
    },
    loses: async (call) => (await use(call, true)) !== undefined,
    clear: () => {
      rules = [];
    },
  };
}

function matches(rule: FaultRule, { method, path }: FaultedCall): boolean {
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
  if (status !== 429) return json(rule.body ?? defaultBody(status), status);
  const { retryAfter = 1, scope = 'user' } = rule;
  const isGlobal = scope === 'global';
  const said = { message: 'You are being rate limited.', retry_after: retryAfter, global: isGlobal };
  const reply = json(rule.body ?? said, 429);
  const headers: Record<string, string> = {
    ...reply.headers,
    'retry-after': String(Math.ceil(retryAfter)),
    'x-ratelimit-scope': scope,
  };
  if (isGlobal) headers['x-ratelimit-global'] = 'true';
  return { ...reply, headers };
}

function defaultBody(status: number): Json {
  if (status === 403) return { message: 'Missing Permissions', code: 50013 };
  return { message: `${status}: ${STATUS_CODES[status] ?? 'Error'}`, code: 0 };
}
