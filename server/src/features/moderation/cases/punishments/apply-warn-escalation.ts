import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { m } from '#texts';
import type { DbTransaction } from '../../../../database/database.ts';
import type { Case, NewCase } from '../records/case-record.ts';
import { countActiveWarns } from '../records/find-cases.ts';
import type { CaseOpening as Opening } from '../records/open-cases.ts';
import { MuteImpossible } from './mutes/mute-impossible.ts';
import { prepareCase, withoutMessage } from './prepare-case.ts';

/** Punishments that follow from newly opened warns, at most one per member: the rung for exactly their count. */
export async function applyWarnEscalation(
  tx: DbTransaction,
  settings: GuildSettings,
  warns: readonly Case[],
): Promise<Opening[]> {
  const [first] = warns;
  if (first === undefined || settings.warnsPunishments.length === 0) return [];
  const members = warns.map(({ guildId, member }) => ({ guildId, memberId: member.id }));
  const counts = await countActiveWarns(tx, members);
  return warns.flatMap((warn, index) => {
    const rung = settings.warnsPunishments.find((each) => each.warns === counts[index]);
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
    const opening = prepareFollower(settings, follower);
    return [warn.delivery === 'crowd' ? withoutMessage(opening) : opening];
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
