import { STATUS_CODES } from 'node:http';
import { json, type Reply } from '../protocol/reply.ts';
import type { Json } from '../base/json.ts';

/** What becomes of the answer to a completed call. */
export type Loss = 'lost' | 'cut';

/** Which calls fail, and how. */
export interface FaultRule {
  method?: string;
  /** The path as called, with or without the prefix `/api/v10`. */
  path: RegExp | string;
  /** A guild's or person's id: only calls that name it, or go to one of its channels, fail. */
  about?: string;
  /** Only calls whose body, as JSON, contains this text fail, or that send a file of that name. */
  contains?: string;
  /**
   * `lost`: the call is done, but its answer never arrives. `cut`: it is done, and the connection closed instead of an
   * answer. `never`: it is not even done. `slow`: it is done after a delay.
   */
  status: number | Loss | 'never' | 'slow';
  /** The delay of `slow`, in milliseconds; also delays a failing status. */
  delayMs?: number;
  /** How many matching calls fail before they work again. */
  times: number;
  /** Replaces the platform's usual body for that status. */
  body?: Json;
  /** Seconds, for 429. */
  retryAfter?: number;
  /** The scope of a 429; the user's by default. */
  scope?: 'user' | 'global' | 'shared';
}

/** A delay, followed by a failure, no answer at all ('never'), or normal handling (null). */
export interface PlannedFault {
  delayMs: number;
  failure: Reply | 'never' | null;
}

/** A call as fault rules see it. */
export interface FaultedCall {
  method: string;
  path: string;
  /** Whether the call concerns that guild or person. */
  isAbout: (id: string) => Promise<boolean>;
  /** Whether the body or a file's name contains that text. */
  contains: (text: string) => Promise<boolean>;
}

export interface Faults {
  add: (rule: FaultRule) => void;
  /** The fault for this call, which uses it up; undefined if there is none. */
  take: (call: FaultedCall) => Promise<PlannedFault | undefined>;
  /** How the answer of this completed call is lost, if it is; uses up one loss. */
  loss: (call: FaultedCall) => Promise<Loss | undefined>;
  /** Removes all rules. */
  clear: () => void;
}

/** Failures requested by tests, each for a number of calls. */
export function createFaults(): Faults {
  let rules: FaultRule[] = [];

  const use = async (call: FaultedCall, isLoss: boolean): Promise<FaultRule | undefined> => {
    for (const rule of rules) {
      if ((lossOf(rule) !== undefined) !== isLoss || !matches(rule, call)) continue;
      if (rule.about !== undefined && !(await call.isAbout(rule.about))) continue;
      if (rule.contains !== undefined && !(await call.contains(rule.contains))) continue;
      // Another call may have used it up during the await.
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
    loss: async (call) => {
      const rule = await use(call, true);
      return rule && lossOf(rule);
    },
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

function lossOf({ status }: FaultRule): Loss | undefined {
  return status === 'lost' || status === 'cut' ? status : undefined;
}

function failureOf(rule: FaultRule): Reply | 'never' | null {
  const { status } = rule;
  if (status === 'never') return status;
  if (status === 'lost' || status === 'cut' || status === 'slow') return null;
  if (status !== 429) return json(rule.body ?? defaultBody(status), status);
  const { retryAfter = 1, scope = 'user' } = rule;
  const isGlobal = scope === 'global';
  const body = { message: 'You are being rate limited.', retry_after: retryAfter, global: isGlobal };
  const reply = json(rule.body ?? body, 429);
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
