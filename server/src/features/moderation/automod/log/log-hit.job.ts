import { m } from '#texts';
import type { MessageMatch } from '../../../../jobs/job-attempt.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { messageOf } from '../../../../bot/message-of.ts';
import { domainOffers } from '../false-positives/domain-offers.ts';
import { describeHit } from './describe-hit.ts';
import type { Hit } from '../hits/hit.ts';
import type { HitStore } from '../hits/hit-store.ts';
import { findSteps } from './rungs.ts';
import type { Punishments } from '../../cases/punishments/punishments.ts';
import { logHitJob } from '../hits/log-hit-job.ts';

/** The log channel is gone, not writable or no longer for text, which the overview reports; or the entry is no message. */
/** Longest pause between attempts, in milliseconds: corrections and what they repost wait for the entry. */
const LONGEST_PAUSE_MS = 2 * 60_000;

/** Posts a hit in the moderators' log. */
export function logHit(hits: Pick<HitStore, 'find' | 'noteLogged'>, punishments: Punishments): Job {
  return defineJob(logHitJob, {
    lane: 'logs',
    longestPauseMs: LONGEST_PAUSE_MS,
    failsWithoutAccess: true,
    async perform({ settings }, { id, more }, { guildId, send }) {
      const hit = await hits.find(guildId, id);
      const { automodLog, language, autoModeration } = await settings.get(guildId);
      if (hit === null || automodLog === null) return;
      const locale = language.interface;
      const domains = domainOffers(autoModeration, hit);
      const steps = await findSteps(punishments, hit);
      const content = more === 0 ? '' : m.automod_log_left_out({ count: more }, { locale });
      const messageId = await send(
        automodLog,
        messageOf({ ...describeHit(hit, locale, { domains, steps }), content }),
        isEntryOf(hit),
      );
      await hits.noteLogged(guildId, id, { channelId: automodLog, messageId });
    },
  });
}

/** By its controls. The entry of a hit that was marked as wrong before has none, and is known by its time. */
function isEntryOf({ id, at, wrongAt }: Hit): MessageMatch {
  return ({ components, embeds }) =>
    JSON.stringify(components ?? []).includes(id) ||
    (wrongAt !== null && embeds.some(({ timestamp = '' }) => Date.parse(timestamp) === at.getTime()));
}
