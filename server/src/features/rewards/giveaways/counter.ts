import { createdAt } from '@perigee/core/base/ids/snowflake';
import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../bot/bot-context.ts';
import { describeError } from '../../../errors/describe-error.ts';
import type { GiveawayDeps } from './giveaway-deps.ts';
import type { GiveawayKey } from './record.ts';
import { showGiveaway } from './show-giveaway.ts';
import { giveawayStore } from './stores/giveaway-store.ts';

/** Keeps the number on giveaway buttons up to date, within the platform's edit limits, and only where it changed. */
export interface Counter {
  /** Somebody entered or left. */
  changed(bot: BotContext, key: GiveawayKey): void;
  /** Makes no further edits, and waits for those in progress. */
  close(): Promise<void>;
}

/** Minimum time between edits, in milliseconds; of messages older than an hour the platform allows fewer. */
const PAUSE_MS = 15_000;
const OLD_PAUSE_MS = 60_000;
const OLD_MS = 60 * 60 * 1000;
/** Pause after the platform refused an edit of an old message, in milliseconds. */
const REFUSED_PAUSE_MS = 10 * 60 * 1000;
/** Entries within this time are counted together, in milliseconds. */
const GATHER_MS = 1_000;

interface WatchedGiveaway {
  key: GiveawayKey;
  timer: NodeJS.Timeout | null;
  isEditing: boolean;
  isChanged: boolean;
  /** Earliest time of the next edit, in milliseconds since 1970. */
  nextAt: number;
}

/** Counts the entries shown on giveaways, with few edits of their messages. */
export function createEntryCounter(deps: Pick<GiveawayDeps, 'db' | 'entries'>): Counter {
  const watched = new Map<string, WatchedGiveaway>();
  const editing = new Set<Promise<void>>();

  const plan = (bot: BotContext, one: WatchedGiveaway): void => {
    one.isChanged = true;
    if (one.timer !== null || one.isEditing) return;
    const waitMs = Math.max(GATHER_MS, one.nextAt - Date.now());
    one.timer = setTimeout(() => {
      one.timer = null;
      const edited = edit(bot, one).finally(() => editing.delete(edited));
      editing.add(edited);
    }, waitMs);
    one.timer.unref();
  };

  const edit = async (bot: BotContext, one: WatchedGiveaway): Promise<void> => {
    one.isEditing = true;
    one.isChanged = false;
    const pauseMs = await refresh(deps, bot, one.key);
    one.isEditing = false;
    if (pauseMs === null) {
      watched.delete(one.key.id);
      return;
    }
    one.nextAt = Date.now() + pauseMs;
    if (one.isChanged) plan(bot, one);
  };

  const changed: Counter['changed'] = (bot, key) => {
    const one = watched.get(key.id) ?? { key, timer: null, isEditing: false, isChanged: false, nextAt: 0 };
    watched.set(key.id, one);
    plan(bot, one);
  };

  return {
    changed,
    async close() {
      for (const { timer } of watched.values()) clearTimeout(timer ?? undefined);
      watched.clear();
      await Promise.allSettled(editing);
    },
  };
}

/** Returns how long until the next edit is allowed, in milliseconds; null where there is nothing left to update. */
async function refresh(
  deps: Pick<GiveawayDeps, 'db' | 'entries'>,
  bot: BotContext,
  key: GiveawayKey,
): Promise<number | null> {
  let messageId: string | null = null;
  try {
    const giveaway = await giveawayStore.find(deps.db, key);
    messageId = giveaway?.messageId ?? null;
    if (giveaway === null || giveaway.state !== 'running' || giveaway.messageId === null) return null;
    if ((await deps.entries.count(deps.db, key)) === giveaway.shownEntries) return PAUSE_MS;
    await showGiveaway(deps, bot, giveaway);
    return Date.now() - createdAt(giveaway.messageId).getTime() > OLD_MS ? OLD_PAUSE_MS : PAUSE_MS;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached) {
      return REFUSED_PAUSE_MS;
    }
    if (
      error instanceof DiscordAPIError &&
      (error.code === Code.UnknownMessage || error.code === Code.UnknownChannel)
    ) {
      // Matched by message id: a giveaway reposted in the meantime is not affected.
      await giveawayStore
        .noteMessagesGone(deps.db, [{ guildId: key.guildId, messageId: messageId ?? '0' }])
        .catch(() => {});
      return null;
    }
    bot.log.warn({ giveaway: key.id, ...describeError(error) }, 'failed to update giveaway entry count');
    return OLD_PAUSE_MS;
  }
}
