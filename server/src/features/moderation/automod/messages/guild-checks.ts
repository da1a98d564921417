import { compileRules } from '@perigee/core/moderation/automod/compile-rules';
import {
  createDuplicatesCheck,
  createRecentTexts,
  type DuplicatesCheck,
  type RecentTexts,
} from '@perigee/core/moderation/automod/rules/pace/duplicates';
import {
  createFloodCheck,
  createSentMessages,
  type FloodCheck,
  type SentMessages,
} from '@perigee/core/moderation/automod/rules/pace/flood';
import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import type { Automod } from '@perigee/core/moderation/automod/schema';

/** The rules of one guild, ready to run; the factory returns null if none is on. */
export interface GuildChecks {
  automod: Automod;
  text: ReturnType<typeof compileRules>;
  /** Whether any enabled rule has channel exceptions. */
  hasChannelExceptions: boolean;
  /** Null for rules that are off. */
  flood: FloodCheck | null;
  duplicates: DuplicatesCheck | null;
}

/** Prepares a guild's rules once per change of its settings: unchanged settings are the same object. */
export function createGuildChecks(): (automod: Automod) => GuildChecks | null {
  const cache = new WeakMap<Automod, GuildChecks | null>();
  const counted = { messages: createSentMessages(), texts: createRecentTexts() };
  return (automod) => {
    const ready = cache.get(automod);
    if (ready !== undefined) return ready;
    const isOn = RULE_KEYS.some((key) => automod[key].enabled);
    const made = isOn ? prepare(automod, counted) : null;
    cache.set(automod, made);
    return made;
  };
}

/** Counters shared by all guilds, so that their size is bounded per process. */
interface MessageCounters {
  messages: SentMessages;
  texts: RecentTexts;
}

/** The same with empty counters, for replaying stored messages. */
export function freshChecks(automod: Automod): GuildChecks {
  return prepare(automod, { messages: createSentMessages(), texts: createRecentTexts() });
}

function prepare(automod: Automod, { messages, texts }: MessageCounters): GuildChecks {
  const { flood, duplicates } = automod;
  return {
    automod,
    text: compileRules(automod),
    hasChannelExceptions: RULE_KEYS.some((key) => automod[key].enabled && automod[key].whitelist.channels.length > 0),
    flood: flood.enabled ? createFloodCheck(flood.options, messages) : null,
    duplicates: duplicates.enabled ? createDuplicatesCheck(duplicates.options, texts) : null,
  };
}
