import { holds } from '@perigee/core/base/permissions/permissions';
import { JobRefused } from '../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../bot/define-job.ts';
import type { NoteActivity } from '../insights/index.ts';
import { composeGreeting, type GreetingDeps } from './compose-greeting.ts';
import { postGreetingJob } from './greeting-jobs.ts';
import type { GreetingProblems } from './greeting-problems.ts';
import { isLate } from './visits/is-late.ts';
import { findGuild } from './occasion.ts';
import { isLike, isRefused } from './send-greeting.ts';

/** Announces in a channel who joined or left. */
export function postGreeting(deps: GreetingDeps, problems: GreetingProblems, noteActivity: NoteActivity): Job {
  return defineJob(postGreetingJob, {
    async perform({ settings, log }, { name, visitor, at }, { guildId, send }) {
      const stored = await settings.get(guildId);
      const { enabled, channel: channelId } = stored.greetings[name];
      if (!enabled || channelId === null || (await isLate(deps.db, at))) return;
      const guild = await findGuild(deps.directory, guildId);
      if (guild === null) return;
      // A call bound to be refused is not made: refusals count against the host. The overview reports why.
      if (!guild.bot.canWriteIn(channelId)) throw new JobRefused('the bot cannot write in the channel');
      const visit = { guildId, guild, settings: stored, channelId, visitor, at };
      try {
        const body = await composeGreeting(deps, name, visit);
        if (body === null) return;
        const mayEmbed = holds(guild.bot.permissionsIn(channelId), 'EmbedLinks');
        if (body.embeds !== undefined && !mayEmbed) throw new JobRefused('the bot cannot post embeds in the channel');
        await send(channelId, body, isLike(body));
        noteActivity(guildId, name === 'join' ? 'joinMessage' : 'leaveMessage', visitor.user.id);
        if (name === 'join' && body.files !== undefined) noteActivity(guildId, 'welcomePicture', visitor.user.id);
        await problems.clear(guildId, name);
      } catch (error) {
        if (!isRefused(error)) throw error;
        await problems.note(guildId, name, 'greetingRefused');
        log.warn({ guildId, greeting: name }, 'Discord rejected greeting');
        throw error instanceof JobRefused ? error : new JobRefused('Discord rejected the greeting');
      }
    },
  });
}
