import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import type { GuildDirectory } from '../guilds/guild-directory.ts';
import { type BalanceResets, createBalanceResets } from '../balance-reset/balance-resets.ts';
import { createLedger, type Ledger } from '../ledger/ledger.ts';
import { createLedgerReader, type LedgerReader } from '../ledger/ledger-reader.ts';
import { type BoardReader, createBoardReader } from './board-reader.ts';
import { type Boards, createBoards } from './boards.ts';
import { createHiddenMembers, type HiddenMembers } from './hidden-members.ts';
import { createLeaderboardService, type LeaderboardService } from './leaderboard-service.ts';
import { placeAtWeekStart } from './week-marks.ts';
import { createMemberNames, type MemberNames } from './member-names.ts';
import { type NameMembers, nameMembersWith } from './name-members.ts';

/** What members have, what became of it, and who is ahead of whom. */
export interface Leaderboards {
  ledger: Ledger;
  ledgerReader: LedgerReader;
  boards: Boards;
  balanceResets: BalanceResets;
  boardReader: BoardReader;
  leaderboard: LeaderboardService;
  memberNames: MemberNames;
  nameMembers: NameMembers;
  hiddenMembers: HiddenMembers;
}

/** Opens the boards and keeps them up with the ledger from now on. `stop` ends that. */
export function openLeaderboards(
  db: Db,
  directory: GuildDirectory,
  log: Logger,
): Leaderboards & { stop: () => Promise<void> } {
  const boards = createBoards(db);
  const memberNames = createMemberNames(db);
  const hiddenMembers = createHiddenMembers(db);
  const nameMembers = nameMembersWith(memberNames, directory);
  const boardReader = createBoardReader(db);
  const leaderboard = createLeaderboardService({
    reader: boardReader,
    names: memberNames,
    hidden: hiddenMembers,
    nameMembers,
    weekStart: (guildId, userId) => placeAtWeekStart(db, guildId, userId),
  });
  const balanceResets = createBalanceResets(db, boards);
  const stops = [boards.run(log), balanceResets.run(log)];
  return {
    balanceResets,
    ledger: createLedger(db),
    ledgerReader: createLedgerReader(db),
    boards,
    boardReader,
    leaderboard,
    memberNames,
    nameMembers,
    hiddenMembers,
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
