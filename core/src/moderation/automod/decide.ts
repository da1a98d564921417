import { PUNISHMENT_TYPES, type Punishment } from '../punishments/punishment.ts';
import type { RuleKey } from './catalogue.ts';
import type { Automod } from './schema.ts';

/** What the bot does about the rules a message broke. */
export interface RuleVerdict {
  deletes: boolean;
  /** The rules whose message is posted, in rule order. */
  messages: readonly RuleKey[];
  /** The most severe punishment of all broken rules, the longer one on a tie. Null where none punishes. */
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

/** Severity of the worst punishment among these rules; -0.5 where none of them punishes, -1 where no rule fired. */
export function severityOf(automod: Automod, fired: readonly RuleKey[]): number {
  return Math.max(-1, ...fired.map((rule) => (automod[rule].punishment.enabled ? gravity(automod, rule) : -0.5)));
}

/** Ranks by type first, then by duration; a duration of 0 is permanent. */
function gravity(automod: Automod, rule: RuleKey): number {
  const { type, duration } = automod[rule].punishment;
  return PUNISHMENT_TYPES.indexOf(type) + (duration === 0 ? ENDLESS : duration / (2 * MAX_MS));
}

/** Ranks a permanent punishment above every finite one (0.5 at most), yet below the next type. */
const ENDLESS = 0.75;
const MAX_MS = 31_536_000_000;
