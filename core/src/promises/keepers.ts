import type { RuleKey } from '../automod/catalogue.ts';
import type { LimitedKind } from '../limits/tier-limits.ts';
import type { LogEvent } from '../logs/events.ts';
import type { FeatureKey } from '../overview/features.ts';

/** What of the product keeps a promise; the server's tests look each up and have it act. */
export type Keeper =
  /** A command of the bot, with what a member may write after its name on a server that is set up. */
  | { kind: 'command'; name: string; rest: string }
  /** A part of a server that can be on. */
  | { kind: 'feature'; key: FeatureKey }
  /** A field of a server's settings: its section, then its path. */
  | { kind: 'field'; path: string }
  | { kind: 'rule'; key: RuleKey }
  | { kind: 'logEvent'; event: LogEvent }
  /** A limit that a boost makes so many times as large. */
  | { kind: 'limit'; of: LimitedKind; times: number }
  /** A field that acts with a boost alone. */
  | { kind: 'boost'; path: string; isLocked: boolean }
  | { kind: 'call'; call: string }
  /** A file of the project. */
  | { kind: 'file'; path: string };

/** Kept by a command; `rest` is what has to follow its name. */
export const commandKeeper = (name: string, rest = ''): Keeper => ({ kind: 'command', name, rest });
/** Kept by a feature of the overview. */
export const featureKeeper = (key: FeatureKey): Keeper => ({ kind: 'feature', key });
/** Kept by a field of the settings. */
export const fieldKeeper = (path: string): Keeper => ({ kind: 'field', path });
/** Kept by a rule of automoderation. */
export const ruleKeeper = (key: RuleKey): Keeper => ({ kind: 'rule', key });
/** Kept by an event of the log. */
export const logEventKeeper = (event: LogEvent): Keeper => ({ kind: 'logEvent', event });
/** Kept by a limit that is so many times as high with boost. */
export const limitKeeper = (of: LimitedKind, times: number): Keeper => ({ kind: 'limit', of, times });
/** Kept by a call of the API, as "GET /public/stats". */
export const callKeeper = (described: string): Keeper => ({ kind: 'call', call: described });
/** Kept by a file of the repository, as a page or a workflow. */
export const fileKeeper = (path: string): Keeper => ({ kind: 'file', path });

/** @param locked The fields that a section says act with a boost alone, of a value in which this one is in use. */
export const boostKeeper = (path: string, locked: readonly string[]): Keeper => ({
  kind: 'boost',
  path,
  isLocked: locked.includes(path),
});
