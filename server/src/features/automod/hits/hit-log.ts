import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { messageOf } from '../../../bot/message-of.ts';
import { forgiving } from '../../../discord/forgiving.ts';
import { nonceOf } from '../../../discord/nonce.ts';
import { createAllowance } from '../allowance.ts';
import { describeHit } from './describe-hit.ts';
import type { Hit } from './hit.ts';
import type { HitStore } from './hit-store.ts';

/** The log channel is gone or not writable; the overview reports it. */
const NO_LOG = [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions];

/** The platform's rate limit for a bot's messages in one channel. */
const ENTRIES = { max: 5, withinMs: 5_000 };

export interface HitLog {
  /**
   * Posts a hit in the moderators' log. Hits beyond the rate limit are counted in the next entry and listed on the
   * site.
   */
  report(bot: Pick<BotContext, 'api' | 'settings'>, hit: Hit): Promise<void>;
}

/** Writes hits to the log channel, within the platform's rate limit. */
export function createHitLog(hits: Pick<HitStore, 'noteLogged'>): HitLog {
  const mayTell = createAllowance(ENTRIES);
  const leftOut = new Map<string, number>();
  return {
    async report({ api, settings }, hit) {
      const { automodLog, language } = await settings.get(hit.guildId);
      if (automodLog === null) return;
      const more = leftOut.get(hit.guildId) ?? 0;
      if (!mayTell(automodLog)) {
        leftOut.set(hit.guildId, more + 1);
        return;
      }
      leftOut.delete(hit.guildId);
      const locale = language.interface;
      const content = more === 0 ? '' : m.automod_log_left_out({ count: more }, { locale });
      const body = messageOf({ ...describeHit(hit, locale), content });
      const sent = api.channels.createMessage(automodLog, { ...body, nonce: nonceOf(hit.id), enforce_nonce: true });
      const entry = await forgiving(NO_LOG, sent);
      if (entry !== undefined)
        await hits.noteLogged(hit.guildId, hit.id, { channelId: automodLog, messageId: entry.id });
    },
  };
}
