import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { messageOf } from '../../../../bot/message-of.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { NOT_POSTABLE } from '../../../../discord/post-refusal.ts';
import { describeHit } from './describe-hit.ts';
import type { HitStore } from '../hits/hit-store.ts';
import type { ExceptionOffers } from '../false-positives/exception-offers.ts';
import { correctHitJob } from '../false-positives/correct-hit-job.ts';
import { restoredMessage } from '../false-positives/restored-message.ts';

/** The bot can no longer post there; the log entry says that the message was not restored. */
const CAN_NOT_POST = [...NOT_POSTABLE, Code.ThreadLocked];
const NO_ENTRY = [Code.UnknownMessage, Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions];

/**
 * Reposts what was deleted wrongly, then updates the log entry, offering exceptions that would prevent a repetition.
 */
export function correctHit(hits: HitStore, offers: ExceptionOffers): Job {
  return defineJob(correctHitJob, {
    async perform({ api, settings }, { id }, { guildId, send }) {
      const hit = await hits.find(guildId, id);
      if (hit === null) return;
      const { language } = await settings.get(guildId);
      const locale = language.interface;
      const body = hit.restoring === 'waiting' ? restoredMessage(hit, locale) : null;
      const restoredId =
        body === null ? null : ((await ignoreErrorCodes(CAN_NOT_POST, send(hit.channelId, body))) ?? null);
      if (hit.logged === null) return;
      const restoring = hit.restoring === null ? null : restoredId === null ? 'failed' : 'done';
      const entry = describeHit({ ...hit, restoring, restoredId }, locale, { all: await offers.of(hit) });
      const { channelId, messageId } = hit.logged;
      await ignoreErrorCodes(NO_ENTRY, api.channels.editMessage(channelId, messageId, messageOf(entry)));
    },
    settle: (tx, { id }, { guildId, messageId }) => hits.noteRestored(tx, guildId, id, messageId),
  });
}
