import { type Job, defineJob } from '../../bot/define-job.ts';
import type { NoteActivity } from '../insights/index.ts';
import { type GreetingDeps, rendered } from './compose-greeting.ts';
import type { DirectMessages } from '../../bot/direct-messages/direct-messages.ts';
import { writeDirectlyJob } from './greeting-jobs.ts';
import type { GreetingProblems } from './greeting-problems.ts';
import { isLate } from './visits/is-late.ts';
import { findGuild, occasionOf } from './occasion.ts';
import { renderGreeting } from './render-greeting.ts';
import { isLike, isRefused } from './send-greeting.ts';
import { isThere } from './visits/visit-store.ts';

interface Direct extends GreetingDeps {
  problems: GreetingProblems;
  direct: Pick<DirectMessages, 'send'>;
  noteActivity: NoteActivity;
}

/** Sends a new member the direct greeting. One that waited too long is dropped: a late greeting is odd. */
export function writeDirectly({ problems, direct, noteActivity, ...parts }: Direct): Job {
  const { db, directory, cdnUrl } = parts;
  return defineJob(writeDirectlyJob, {
    async perform({ settings, log }, { visitor, at }, { guildId, sendDirectly }) {
      const { dm } = (await settings.get(guildId)).greetings;
      if (!dm.enabled || (await isLate(db, at)) || !(await isThere(db, guildId, visitor.user.id))) return;
      const guild = await findGuild(directory, guildId);
      if (guild === null) return;
      try {
        const body = rendered(() => renderGreeting(dm, occasionOf({ guildId, guild, cdnUrl }, visitor)));
        if (body === null) return;
        const outcome = await direct.send(log, () => sendDirectly(visitor.user.id, body, isLike(body)));
        if (outcome === 'inboxClosed') await problems.note(guildId, 'dm', 'inboxClosed');
        if (outcome !== 'sent') return;
        noteActivity(guildId, 'directMessage', visitor.user.id);
        await problems.clear(guildId, 'dm');
      } catch (error) {
        if (!isRefused(error)) throw error;
        await problems.note(guildId, 'dm', 'greetingRefused');
      }
    },
  });
}
