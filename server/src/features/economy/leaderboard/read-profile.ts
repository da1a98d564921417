import { progressOf } from '@perigee/core/rewards/levels/curve';
import type { LeaderProfile } from '@perigee/core/economy/leaderboard/schema';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { LedgerReader } from '../balances/ledger/ledger-reader.ts';
import type { BoardDependencies } from './read-board.ts';

export interface ProfileDependencies extends BoardDependencies {
  ledger: Pick<Ledger, 'holdings'>;
  ledgerReader: LedgerReader;
}

/**
 * A member's profile page.
 * @throws AppError `notFound` for anybody who was never in that guild, and for a member hidden from the caller.
 */
export async function readProfile(
  { leaderboard, ledger, ledgerReader, directory, settingsCache, nameMembers, rights }: ProfileDependencies,
  caller: Caller,
  { guildId, userId }: { guildId: string; userId: string },
): Promise<LeaderProfile> {
  const [{ name: guildName }, settings, access, holdings, [name], standing] = await Promise.all([
    directory.get(guildId),
    settingsCache.get(guildId),
    rights.isEditor(caller, guildId, 'economy'),
    ledger.holdings(guildId, userId),
    nameMembers(guildId, [userId]),
    leaderboard.findStatus(guildId, userId, 'balance', 'all'),
  ]);
  if (name === undefined || (holdings === null && name.departed)) throw new AppError('notFound', 'No such member');
  const isMe = caller.userId === userId;
  if (standing.hidden && !isMe && !access) throw new AppError('notFound', 'This member is hidden from the leaderboard');

  const xp = holdings?.xp ?? 0;
  const { username, globalName, avatar, departed } = name;
  return {
    guildName,
    moneySymbol: settings.economy.moneySymbol,
    leader: {
      user: { id: userId, username, global_name: globalName, avatar },
      number: standing.number,
      hidden: standing.hidden,
      departed,
      balance: holdings?.balance ?? 0,
      xp,
      level: settings.levels.enabled ? progressOf(xp, settings.levels.steepness) : null,
      change: standing.number === null ? null : await leaderboard.change(guildId, userId, standing.number),
    },
    access,
    isMe,
    history: await ledgerReader.days(guildId, userId),
  };
}
