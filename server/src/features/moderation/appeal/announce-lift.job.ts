import { INBOX_CLOSED } from '../../../discord/inbox-closed.ts';
import { MessageFlags } from 'discord-api-types/v10';
import { m } from '#texts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { NO_PINGS } from '../../../bot/message-of.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { announceLiftJob } from './appeal-jobs.ts';
import type { AppealStore } from './appeal-store.ts';
import type { EffectStore } from './effect-store.ts';

/** Sends the person a direct message that their ban is lifted, once. */
export function announceLift(appeals: AppealStore, effects: EffectStore): Job {
  return defineJob(announceLiftJob, {
    async perform({ site }, { id }, { guildId, sendDirectly }) {
      const appeal = await appeals.find({ guildId, id });
      if (appeal === null || appeal.liftedAt === null || appeal.announced !== null) return;
      const content = m.appeal_lifted({ url: site.supportUrl }, { locale: appeal.locale });
      const body = { content, allowed_mentions: NO_PINGS, flags: MessageFlags.SuppressEmbeds };
      const sent = await ignoreErrorCodes(INBOX_CLOSED, sendDirectly(appeal.userId, body));
      await effects.noteAnnounced(appeal, sent === undefined ? 'refused' : 'sent');
    },
  });
}
