import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Boards } from '../balances/boards/boards.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { MovementReader } from '../balances/ledger/movement-reader.ts';
import type { StatementReader } from '../balances/ledger/statement-reader.ts';
import type { GuildDirectory, GuildRights, MemberNames, NameMembers } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import { historyCommand, historyComponents } from './history.command.ts';
import { createReversals } from './reversals.ts';
import { memberStatementRoutes, ownStatementRoutes } from './routes.ts';

interface Needs {
  directory: GuildDirectory;
  rights: GuildRights;
  settingsCache: SettingsCache;
  memberNames: MemberNames;
  nameMembers: NameMembers;
  ledger: Ledger;
  boards: Boards;
  statementReader: StatementReader;
  movementReader: MovementReader;
}

/** Statements of a member's movements, for the member and for managers, who can also reverse them. */
export const statementsFeature = defineFeature({
  name: 'statements',
  open: (needs: Needs) => {
    const deps = { ...needs, reversals: createReversals(needs) };
    return {
      routes: [ownStatementRoutes(deps), memberStatementRoutes(deps)],
      commands: [historyCommand(needs)],
      components: historyComponents(needs),
    };
  },
});
