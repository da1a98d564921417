import { compileRules } from '@perigee/core/automod/compile-rules';
import {
  createDuplicatesCheck,
  createRecentTexts,
  type DuplicatesCheck,
  type RecentTexts,
} from '@perigee/core/automod/rules/pace/duplicates';
import {
  createFloodCheck,
  createSentMessages,
  type FloodCheck,
  type SentMessages,
} from '@perigee/core/automod/rules/pace/flood';
import { RULE_KEYS } from '@perigee/core/automod/catalogue';
import type { Automod } from '@perigee/core/automod/schema';

/** The rules of one guild, ready to be asked; null where none is on. */
export interface GuildChecks {
  automod: Automod;
  text: ReturnType<typeof compileRules>;
  /** A rule that is on makes exceptions of channels. */
  hasChannelExceptions: boolean;
  /** Null for those that are off. */
  flood: FloodCheck | null;
  duplicates: DuplicatesCheck | null;
}

/** Prepares the rules of guilds, once for every change of their settings: what is unchanged is the same object. */
export function createGuildChecks(): (automod: Automod) => GuildChecks | null {
  const known = new WeakMap<Automod, GuildChecks | null>();
  const counted = { sent: createSentMessages(), said: createRecentTexts() };
  return (automod) => {
    const ready = known.get(automod);
    if (ready !== undefined) return ready;
    const isOn = RULE_KEYS.some((key) => automod[key].enabled);
    const made = isOn ? prepare(automod, counted) : null;
    known.set(automod, made);
    return made;
  };
}

/** What is counted of all guilds together, so that it is bounded for the process. */
interface Counted {
  sent: SentMessages;
  said: RecentTexts;
}

/** The same with nothing counted before, for messages that are tried again. */
export function freshChecks(automod: Automod): GuildChecks {
  return prepare(automod, { sent: createSentMessages(), said: createRecentTexts() });
}

function prepare(automod: Automod, { sent, said }: Counted): GuildChecks {
  const { flood, duplicates } = automod;
  return {
    automod,
    text: compileRules(automod),
    hasChannelExceptions: RULE_KEYS.some((key) => automod[key].enabled && automod[key].whitelist.channels.length > 0),
    flood: flood.enabled ? createFloodCheck(flood.options, sent) : null,
    duplicates: duplicates.enabled ? createDuplicatesCheck(duplicates.options, said) : null,
  };
}
