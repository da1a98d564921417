import type { GuildSettings } from '@perigee/core/guilds/schema';
import { sql } from 'kysely';
import { m } from '#texts';
import type { DbTransaction } from '../../database/database.ts';
import type { Case, NewCase, Opening } from '../cases/index.ts';
import { MuteImpossible } from './mutes/mute-impossible.ts';
import { prepareCase } from './prepare-case.ts';

/** Punishments that follow from newly opened warns, at most one per member: the rung for exactly their count. */
export async function climbLadder(
  tx: DbTransaction,
  settings: GuildSettings,
  warns: readonly Case[],
): Promise<Opening[]> {
  const [first] = warns;
  if (first === undefined || settings.warnsPunishments.length === 0) return [];
  const memberIds = warns.map(({ member }) => member.id);
  const counts = await countActive(tx, first.guildId, memberIds);
  return warns.flatMap((warn) => {
    const rung = settings.warnsPunishments.find((each) => each.warns === counts.get(warn.member.id));
    if (rung === undefined) return [];
    const { type, duration, reason } = rung.punishment;
    const follower: NewCase = {
      type,
      member: warn.member,
      moderator: null,
      reason: reason === '' ? warn.reason : reason,
      source: 'ladder',
      linkedCase: warn.number,
      ...(duration > 0 && { durationMs: duration }),
    };
    return [prepareFollower(settings, follower)];
  });
}

/** The warn is kept even if the guild has no way to mute; the follow-up case fails and says why. */
function prepareFollower(settings: GuildSettings, follower: NewCase): Opening {
  try {
    return prepareCase(settings, follower);
  } catch (error) {
    if (!(error instanceof MuteImpossible)) throw error;
    const problem = m.case_mute_impossible({}, { locale: settings.language.interface });
    return { ...follower, state: 'failed', problem };
  }
}

async function countActive(
  tx: DbTransaction,
  guildId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('cases')
    .select(({ fn }) => ['member_id as memberId', fn.countAll<string>().as('count')])
    .where('guild_id', '=', guildId)
    .where('member_id', 'in', memberIds)
    .where('type', '=', 'warn')
    .where('state', '=', 'done')
    // Excludes warns that have expired but are not yet marked as such.
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', sql<Date>`clock_timestamp()`)]))
    .groupBy('member_id')
    .execute();
  return new Map(rows.map(({ memberId, count }) => [memberId, Number(count)]));
}
