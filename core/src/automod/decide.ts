import { PUNISHMENT_TYPES, type Punishment } from '../moderation/punishment.ts';
import type { RuleKey } from './catalogue.ts';
import type { Automod } from './schema.ts';

/** What follows from the rules a message broke. */
export interface RuleVerdict {
  deletes: boolean;
  /** Whose message is posted, in the order of the rules. */
  messages: readonly RuleKey[];
  /** The gravest punishment of all of them; of two alike the longer. Null where none punishes. */
  punishment: { rule: RuleKey; punishment: Punishment } | null;
}

/** At most one punishment for a message, however many rules it broke. */
export function decide(automod: Automod, fired: readonly RuleKey[]): RuleVerdict {
  const punishing = fired.filter((rule) => automod[rule].punishment.enabled);
  const [gravest] = punishing.toSorted((one, other) => gravity(automod, other) - gravity(automod, one));
  return {
    deletes: fired.some((rule) => automod[rule].deleteMessages),
    messages: fired.filter((rule) => automod[rule].message.enabled),
    punishment: gravest === undefined ? null : { rule: gravest, punishment: automod[gravest].punishment },
  };
}

/** How grave what follows from these rules is; -1 where nothing but a deletion does. */
export function gravityOf(automod: Automod, fired: readonly RuleKey[]): number {
  return Math.max(-1, ...fired.map((rule) => (automod[rule].punishment.enabled ? gravity(automod, rule) : -0.5)));
}

/** By type first; within one by how long it lasts, 0 being without end. */
function gravity(automod: Automod, rule: RuleKey): number {
  const { type, duration } = automod[rule].punishment;
  return PUNISHMENT_TYPES.indexOf(type) + (duration === 0 ? ENDLESS : duration / (2 * MAX_MS));
}

/** Below 1, and above every span. */
const ENDLESS = 0.75;
const MAX_MS = 31_536_000_000;
