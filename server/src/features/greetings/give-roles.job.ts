import { setTimeout as sleep } from 'node:timers/promises';
import { unconfirmedPermission } from '@perigee/core/base/sections/risky-roles';
import type { Greetings } from '@perigee/core/greetings/schema';
import { joinRolesOf } from '@perigee/core/greetings/section';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import { JobDeferred } from '../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../bot/define-job.ts';
import type { Db } from '../../database/database.ts';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';
import type { NoteActivity } from '../insights/index.ts';
import type { GuildDescription, GuildDirectory } from '../community/index.ts';
import { giveJoinRolesJob } from './greeting-jobs.ts';
import { findGuild } from './occasion.ts';

/** How long one run gives roles, in milliseconds; the next run continues, after other waiting jobs. */
const SLICE_MS = 5_000;
const CHUNK = 50;

/** They left, or the role is gone. Roles the bot may not give are not tried, and are reported in the overview. */
const NOT_THERE = [Code.UnknownMember, Code.UnknownRole, Code.UnknownUser];

interface GivingRoles {
  db: Db;
  directory: GuildDirectory;
  /** Calls per second, for all guilds of this process together. */
  callsPerSecond: number;
  noteActivity: NoteActivity;
}

/** Gives the join roles to the members waiting for them, in order of arrival. */
export function giveJoinRoles({ db, directory, callsPerSecond, noteActivity }: GivingRoles): Job {
  const takeTurn = createTurns(1_000 / callsPerSecond);
  const next = (guildId: string) =>
    db
      .selectFrom('join_role_grants')
      .select('user_id')
      .where('guild_id', '=', guildId)
      .orderBy('seq')
      .limit(CHUNK)
      .execute();
  const remove = async (guildId: string, userIds: readonly string[]) => {
    if (userIds.length === 0) return;
    const rows = db.deleteFrom('join_role_grants').where('guild_id', '=', guildId).where('user_id', 'in', userIds);
    await rows.execute();
  };

  return defineJob(giveJoinRolesJob, {
    async perform({ api, settings }, _payload, { guildId }) {
      const { greetings, language } = await settings.get(guildId);
      const guild = await findGuild(directory, guildId);
      const roleIds = guild === null ? [] : givenRoles(guild, greetings);
      const reason = m.greetings_join_roles_reason({}, { locale: language.interface });
      const endsAt = Date.now() + SLICE_MS;
      for (let waiting = await next(guildId); waiting.length > 0; waiting = await next(guildId)) {
        const done: string[] = [];
        try {
          for (const { user_id: userId } of waiting) {
            for (const roleId of roleIds) {
              await takeTurn();
              await ignoreErrorCodes(NOT_THERE, api.guilds.addRoleToMember(guildId, userId, roleId, { reason }));
            }
            done.push(userId);
            if (roleIds.length > 0) noteActivity(guildId, 'joinRoles', userId);
            if (Date.now() > endsAt) throw new JobDeferred(0);
          }
        } finally {
          await remove(guildId, done);
        }
      }
    },
  });
}

/** The roles that the bot may give, without those that have dangerous permissions which nobody confirmed. */
function givenRoles({ bot, roles }: GuildDescription, greetings: Greetings): string[] {
  return joinRolesOf(greetings).flatMap((risky) => {
    const role = roles.find(({ id }) => id === risky.id);
    const isGiven = role !== undefined && bot.canGive(risky.id) && unconfirmedPermission(risky, role) === null;
    return isGiven ? [risky.id] : [];
  });
}

/** A late turn may be made up for within this time, in milliseconds. */
const CATCH_UP_MS = 100;

/**
 * Lets one caller through at a time, `gapMs` apart: the rest of the platform's calls per second is for everything else.
 */
function createTurns(gapMs: number): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    const now = Date.now();
    const at = Math.max(now - CATCH_UP_MS, nextAt);
    nextAt = at + gapMs;
    if (at > now) await sleep(at - now);
  };
}
