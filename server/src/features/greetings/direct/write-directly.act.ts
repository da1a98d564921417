import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ActDeferred } from '../../../acts/act-refused.ts';
import { type Act, defineAct } from '../../../bot/define-act.ts';
import type { NoteActivity } from '../../activity/index.ts';
import { type GreetingParts, rendered } from '../compose-greeting.ts';
import { type DirectBreaker, isBotRefused } from './direct-breaker.ts';
import { directDue } from '../greeting-due.ts';
import type { GreetingProblems } from '../greeting-problems.ts';
import { isLate } from '../visits/is-late.ts';
import { findGuild, occasionOf } from '../occasion.ts';
import { renderGreeting } from '../render-greeting.ts';
import { isLike, isRefused } from '../send-greeting.ts';
import { isThere } from '../visits/visit-store.ts';

interface Direct extends GreetingParts {
  problems: GreetingProblems;
  breaker: DirectBreaker;
  noteActivity: NoteActivity;
}

/** Sends a new member the direct greeting. One that waited too long is dropped: a late greeting is odd. */
export function writeDirectly({ problems, breaker, noteActivity, ...parts }: Direct): Act {
  const { db, directory, cdnUrl } = parts;
  return defineAct(directDue, {
    async perform({ settings, log }, { visitor, at }, { guildId, sendDirectly }) {
      const { dm } = (await settings.get(guildId)).greetings;
      if (!dm.enabled || (await isLate(db, at)) || !(await isThere(db, guildId, visitor.user.id))) return;
      const guild = await findGuild(directory, guildId);
      if (guild === null) return;
      const waitMs = await breaker.waitMs();
      if (waitMs > 0) throw new ActDeferred(waitMs);
      try {
        const body = rendered(() => renderGreeting(dm, occasionOf({ guildId, guild, cdnUrl }, visitor)));
        if (body === null) return;
        await sendDirectly(visitor.user.id, body, isLike(body));
        noteActivity(guildId, 'directMessage', visitor.user.id);
        await Promise.all([breaker.accepted(log), problems.clear(guildId, 'dm')]);
      } catch (error) {
        const code = error instanceof DiscordAPIError ? error.code : null;
        if (code === Code.CannotSendMessagesToThisUser) {
          await Promise.all([breaker.refused(log), problems.note(guildId, 'dm', 'inboxClosed')]);
        } else if (isBotRefused(error)) {
          await breaker.refused(log, true);
          throw new ActDeferred(await breaker.waitMs());
        } else if (code !== null && GONE.has(code)) {
          // They left; that is no problem to report.
        } else if (isRefused(error)) {
          await problems.note(guildId, 'dm', 'greetingRefused');
        } else throw error;
      }
    },
  });
}

const GONE: ReadonlySet<number | string> = new Set([
  Code.UnknownUser,
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
]);
