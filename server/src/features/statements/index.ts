import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { Boards, Ledger, MovementReader, StatementReader } from '../balances/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { GuildRights } from '../guilds/index.ts';
import type { MemberNames, NameMembers } from '../members/index.ts';
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
    const parts = { ...needs, reversals: createReversals(needs) };
    return {
      routes: [ownStatementRoutes(parts), memberStatementRoutes(parts)],
      commands: [historyCommand(needs)],
      components: historyComponents(needs),
    };
  },
});
