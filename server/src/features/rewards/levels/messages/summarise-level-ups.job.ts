import { m } from '#texts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { NO_PINGS } from '../../../../bot/message-of.ts';
import type { Db } from '../../../../database/database.ts';
import { summariseLevelUpsJob } from './level-jobs.ts';
import { closeLevelWindow } from './window-store.ts';

/** Posts how many members reached a level within a minute in addition to those announced one by one. */
export function summariseLevelUps(db: Db): Job {
  return defineJob(summariseLevelUpsJob, {
    failsWithoutAccess: true,
    async perform({ settings }, { begunAt }, { guildId, send }) {
      const { levels, language } = await settings.get(guildId);
      const { others, channelId } = await closeLevelWindow(db, guildId, begunAt);
      if (!levels.enabled || others === 0 || channelId === null) return;
      const content = m.level_others({ count: others }, { locale: language.interface });
      await send(channelId, { content, allowed_mentions: NO_PINGS });
    },
  });
}
