import type { RuleKey } from '../../moderation/automod/catalogue.ts';
import type { LimitedKind } from '../../base/limits/tier-limits.ts';
import type { LogEvent } from '../../logs/events.ts';
import type { FeatureKey } from '../../setup/overview/features.ts';

/** What fulfils a promise; the server's tests look each up and run it. */
export type PromiseEvidence =
  /** A command of the bot, with what a member may type after its name on a configured server. */
  | { kind: 'command'; name: string; rest: string }
  /** A feature of a server that can be on. */
  | { kind: 'feature'; key: FeatureKey }
  /** A field of a server's settings: its section, then its path. */
  | { kind: 'field'; path: string }
  | { kind: 'rule'; key: RuleKey }
  | { kind: 'logEvent'; event: LogEvent }
  /** A limit that boost multiplies by `times`. */
  | { kind: 'limit'; of: LimitedKind; times: number }
  /** A field that needs boost. */
  | { kind: 'boost'; path: string; isLocked: boolean }
  | { kind: 'call'; call: string }
  /** A file of the repository. */
  | { kind: 'file'; path: string };

/** Fulfilled by a command; `rest` is what follows its name. */
export const commandEvidence = (name: string, rest = ''): PromiseEvidence => ({ kind: 'command', name, rest });
/** Fulfilled by a feature of the overview. */
export const featureEvidence = (key: FeatureKey): PromiseEvidence => ({ kind: 'feature', key });
/** Fulfilled by a field of the settings. */
export const fieldEvidence = (path: string): PromiseEvidence => ({ kind: 'field', path });
/** Fulfilled by a rule of automoderation. */
export const ruleEvidence = (key: RuleKey): PromiseEvidence => ({ kind: 'rule', key });
/** Fulfilled by an event of the log. */
export const logEventEvidence = (event: LogEvent): PromiseEvidence => ({ kind: 'logEvent', event });
/** Fulfilled by a limit that boost multiplies by `times`. */
export const limitEvidence = (of: LimitedKind, times: number): PromiseEvidence => ({ kind: 'limit', of, times });
/** Fulfilled by an API call such as "GET /public/stats". */
export const callEvidence = (described: string): PromiseEvidence => ({ kind: 'call', call: described });
/** Fulfilled by a file of the repository, such as a page or a workflow. */
export const fileEvidence = (path: string): PromiseEvidence => ({ kind: 'file', path });

/**
 * Fulfilled by a field that needs boost.
 * @param locked What the section's `boostFields` returns for a value in which this field is in use.
 */
export const boostEvidence = (path: string, locked: readonly string[]): PromiseEvidence => ({
  kind: 'boost',
  path,
  isLocked: locked.includes(path),
});
