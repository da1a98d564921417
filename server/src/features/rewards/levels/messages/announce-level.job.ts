import type { LevelMessageTarget } from '@perigee/core/rewards/levels/schema';
import { LATE_MS } from '@perigee/core/greetings/pace';
import { JobRefused } from '../../../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import type { Db } from '../../../../database/database.ts';
import { refusalOf } from '../../../../discord/refusal.ts';
import { nullIfNotFound } from '../../../../errors/null-if-not-found.ts';
import type { GuildDescription, GuildDirectory } from '../../../community/index.ts';
import type { DirectMessages } from '../../../../bot/direct-messages/direct-messages.ts';
import type { LevelProblems } from '../level-problems.ts';
import { composeLevel } from './compose-level.ts';
import { announceLevelJob } from './level-jobs.ts';

interface AnnouncementDeps {
  db: Db;
  directory: GuildDirectory;
  directMessages: Pick<DirectMessages, 'send'>;
  problems: LevelProblems;
  cdnUrl: string;
}

/** Announces a reached level, unless the member has another one by now, which is announced separately. */
export function announceLevel({ db, directory, directMessages, problems, cdnUrl }: AnnouncementDeps): Job {
  return defineJob(announceLevelJob, {
    async perform(ctx, { userId, place, channelId, at, ...reached }, attempt) {
      const { guildId } = attempt;
      const settings = await ctx.settings.get(guildId);
      const { enabled, message } = settings.levels;
      if (!enabled || message.place !== place || Date.now() - at > LATE_MS) return;
      if ((await levelNow(db, guildId, userId)) !== reached.level) return;
      const [guild, member] = await Promise.all([
        nullIfNotFound(directory.get(guildId)),
        nullIfNotFound(directory.member(guildId, userId)),
      ]);
      if (guild === null || member === null) return;
      const body = composeLevel({ guildId, guild, settings, member, cdnUrl }, reached);
      if (body === null) return;
      if (channelId === null) await directMessages.send(ctx.log, () => attempt.sendDirectly(userId, body));
      else await post({ guildId, guild, channelId, place, problems }, () => attempt.send(channelId, body));
    },
  });
}

interface LevelPost {
  guildId: string;
  guild: GuildDescription;
  channelId: string;
  place: LevelMessageTarget;
  problems: LevelProblems;
}

async function post(
  { guildId, guild, channelId, place, problems }: LevelPost,
  send: () => Promise<string>,
): Promise<void> {
  try {
    // A call bound to be refused is not made: refusals count against the host. The overview reports why.
    const isClosed = guild.channelIds.has(channelId) && !guild.bot.canWriteIn(channelId);
    if (isClosed) throw new JobRefused('the bot cannot write in the channel');
    await send();
    if (place === 'channel') await problems.clear(guildId);
  } catch (error) {
    // Passing refusals apart, the guild's own settings are at fault, so a retry would fail again.
    if (!(error instanceof JobRefused) && refusalOf(error) === 'passing') throw error;
    // In any other place, the channel is simply where the member wrote, not a setting to report.
    if (place === 'channel') await problems.note(guildId);
    throw error instanceof JobRefused ? error : new JobRefused('Discord rejected the message');
  }
}

async function levelNow(db: Db, guildId: string, userId: string): Promise<number> {
  const own = db.selectFrom('member_levels').select('level').where('guild_id', '=', guildId);
  return (await own.where('user_id', '=', userId).executeTakeFirst())?.level ?? 0;
}
