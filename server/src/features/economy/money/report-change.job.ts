import { type APIMessage, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { JobDeferred } from '../../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import { NO_PINGS } from '../../../bot/message-of.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import type { MassChanges } from '../balances/mass-changes/mass-changes.ts';
import { beginningOf, describeChange } from './describe-change.ts';
import { reportChangeJob } from './money-jobs.ts';

/** Pause between edits of the message while the change runs, in milliseconds. */
const PAUSE_MS = 2_000;

/** How long to wait for the command's own reply, in milliseconds; after that, its process is assumed dead. */
const ANSWERED_WITHIN_MS = 10_000;

/** Updates the command's reply with the progress of a change for a role until it ends, also after a restart. */
export function reportChange(changes: MassChanges): Job {
  return defineJob(reportChangeJob, {
    failsWithoutAccess: true,
    async perform({ api, settings }, { changeId }, { guildId, dueAt, send }) {
      const change = await changes.find(guildId, changeId);
      if (change === null || change.channelId === null) return;
      const { language, economy } = await settings.get(guildId);
      const writing = { locale: language.interface, moneySymbol: economy.moneySymbol };
      const body = { ...describeChange({ ...change, guildId }, writing), allowed_mentions: NO_PINGS };

      if (change.messageId !== null) {
        const edited = api.channels.editMessage(change.channelId, change.messageId, body);
        if ((await ignoreErrorCodes([Code.UnknownMessage], edited)) === undefined) return;
      } else {
        if (Date.now() - dueAt.getTime() < ANSWERED_WITHIN_MS) throw new JobDeferred(PAUSE_MS / 2);
        const beginning = beginningOf({ ...change, guildId }, writing);
        const matches = ({ embeds }: APIMessage) => embeds[0]?.description?.startsWith(beginning) === true;
        await changes.noteMessage(changeId, await send(change.channelId, body, matches));
      }
      if (change.state === 'listing' || change.state === 'running' || change.state === 'undoing') {
        throw new JobDeferred(PAUSE_MS);
      }
    },
  });
}
