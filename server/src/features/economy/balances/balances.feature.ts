import type { GuildDirectory, FollowNames, MemberNames, NameMembers } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { balancesRoutes } from './balance-routes.ts';
import { createBoardReader } from './boards/board-reader.ts';
import { BOARD_PROGRESS, createBoards } from './boards/boards.ts';
import { watchBooks } from './check-books.ts';
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
import { type RankAtWeekStart, rankAtWeekStart } from './boards/week-marks.ts';
import { BALANCES_TABLES } from './tables.ts';

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
    const weekStart: RankAtWeekStart = (guildId, userId) => rankAtWeekStart(db, guildId, userId);
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
