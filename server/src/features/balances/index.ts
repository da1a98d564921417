import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import type { FollowNames, MemberNames, NameMembers } from '../members/index.ts';
import { balancesRoutes } from './balance-routes.ts';
import { createBoardReader } from './boards/board-reader.ts';
import { BOARD_PROGRESS, createBoards } from './boards/boards.ts';
import { watchBooks } from './books-task.ts';
import { forgetBalancesOf } from './forget-person.ts';
import { createHiddenMembers } from './boards/hidden-members.ts';
import { forgetBoards } from './boards/forget-boards.ts';
import { createLedger } from './ledger/ledger.ts';
import { createLedgerReader } from './ledger/ledger-reader.ts';
import { ledgerGauge } from './ledger/ledger-age.ts';
import { findHolders } from './ledger/read-holdings.ts';
import { createMassChanges } from './mass-changes/mass-changes.ts';
import { balanceResetRoutes } from './mass-changes/reset-routes.ts';
import { seedDemoBalances } from './seed-demo.ts';
import { createMovementReader } from './ledger/movement-reader.ts';
import { createStatementReader } from './ledger/statement-reader.ts';
import { type PlaceAtWeekStart, placeAtWeekStart } from './boards/week-marks.ts';
import { BALANCES_TABLES } from './tables.ts';

export type { BoardKey, BoardReader, RankedRow as Ranked } from './boards/board-reader.ts';
export type { Boards } from './boards/boards.ts';
export { type BooksDifference, checkBooks } from './check-books.ts';
export { drawBetween } from './draw-between.ts';
export type { XpBatch, XpGain } from './ledger/book-xp.ts';
export { followLedger, type FollowerProgress, type LedgerFollower } from './boards/follow-ledger.ts';
export type { HiddenMembers } from './boards/hidden-members.ts';
export { fitMembers } from './ledger/fit-members.ts';
export { holdMembers } from './ledger/hold-members.ts';
export type { Ledger } from './ledger/ledger.ts';
export { ledgerGauge, secondsBehind } from './ledger/ledger-age.ts';
export type { LedgerReader } from './ledger/ledger-reader.ts';
export type { MassChanges, UndoOutcome } from './mass-changes/mass-changes.ts';
export type { MovementReader } from './ledger/movement-reader.ts';
export type { LinkedMovement } from './ledger/movement-links.ts';
export type { MassChange } from './mass-changes/read-mass-change.ts';
export type { MovementRow, StatementFilters, StatementReader } from './ledger/statement-reader.ts';
export type { Holdings, Operation, LedgerPosting as Posting } from './ledger/operation.ts';
export { plainMoney } from './plain-money.ts';
export { readWealth } from './boards/read-wealth.ts';
export { readHoldings } from './ledger/read-holdings.ts';
export type { Reversal, ReversalOutcome } from './ledger/reverse.ts';
export { accountEntries, memberHoldings, movementsBetween, followedMovements } from './table-expressions.ts';
export { type MoneyWriting, moneyWritingOf, writeGain, writeMoney } from './write-money.ts';
export type { PlaceAtWeekStart } from './boards/week-marks.ts';

interface Needs extends Pick<Frame, 'database' | 'log'> {
  directory: GuildDirectory;
  nameMembers: NameMembers;
  memberNames: MemberNames;
  followNames: FollowNames;
}

/** Balances, their history, and leaderboards. */
export const balancesFeature = defineFeature({
  name: 'balances',
  tables: BALANCES_TABLES,
  open: ({ database: { db, laggingDb }, log, directory, nameMembers, memberNames, followNames }: Needs) => {
    followNames((members) => findHolders(db, members));
    const ledger = createLedger(db);
    const boards = createBoards(db);
    const boardReader = createBoardReader(laggingDb);
    const massChanges = createMassChanges(db, boards);
    const weekStart: PlaceAtWeekStart = (guildId, userId) => placeAtWeekStart(db, guildId, userId);
    return {
      services: {
        ledger,
        ledgerReader: createLedgerReader(db),
        statementReader: createStatementReader(db),
        movementReader: createMovementReader(db),
        boards,
        boardReader,
        hiddenMembers: createHiddenMembers(db),
        massChanges,
        weekStart,
      },
      routes: [
        balancesRoutes({ ledger, boards, nameMembers }),
        balanceResetRoutes({ massChanges, directory, boardReader, nameMembers }),
      ],
      tasks: [
        () => boards.run(log),
        () => massChanges.run(log),
        () => watchBooks(db, log),
        () => forgetBoards(db, log),
      ],
      gauges: [ledgerGauge(db, 'boards', BOARD_PROGRESS)],
      forgetPerson: (scope) => forgetBalancesOf({ db, ledger, boards }, scope),
      seedDemo: ({ members }) => seedDemoBalances({ db, boards, memberNames }, members),
    };
  },
});
