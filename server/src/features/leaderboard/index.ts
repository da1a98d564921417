import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { BoardReader, Boards, Ledger, LedgerReader, PlaceAtWeekStart } from '../balances/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import type { GuildRights } from '../guilds/index.ts';
import type { MemberNames, NameMembers } from '../members/index.ts';

import { turnBoardPage } from './board-components.ts';
import { createHiddenMembers } from './hidden-members.ts';
import { createLeaderboardService } from './leaderboard-service.ts';
import { leaderboardCommand } from './leaderboard.command.ts';
import { profileCommand } from './profile.command.ts';
import { publicLeaderboardRoutes } from './public-routes.ts';
import { rankCommand } from './rank.command.ts';
import { leaderboardRoutes } from './routes.ts';
import { LEADERBOARD_TABLES } from './tables.ts';

interface Needs extends Pick<Frame, 'database'> {
  directory: GuildDirectory;
  rights: GuildRights;

  settingsCache: SettingsCache;
  memberNames: MemberNames;
  nameMembers: NameMembers;
  ledger: Ledger;
  ledgerReader: LedgerReader;
  boards: Boards;
  boardReader: BoardReader;
  weekStart: PlaceAtWeekStart;
}

/** Rankings, on the site and in the chat. */
export const leaderboardFeature = defineFeature({
  name: 'leaderboard',
  open: (needs: Needs) => {
    const { database, directory, settingsCache, memberNames, nameMembers, boardReader, weekStart } = needs;
    const hiddenMembers = createHiddenMembers(database.db);
    const leaderboard = createLeaderboardService({
      reader: boardReader,
      names: memberNames,
      hidden: hiddenMembers,
      nameMembers,
      weekStart,
      async curveOf(guildId) {
        const { levels } = await settingsCache.get(guildId);
        return levels.enabled ? levels.steepness : null;
      },
    });
    const dependencies = { ...needs, leaderboard, hiddenMembers };
    return {
      services: { leaderboard, hiddenMembers },
      routes: [leaderboardRoutes(dependencies), publicLeaderboardRoutes(dependencies)],
      commands: [leaderboardCommand(leaderboard), rankCommand(leaderboard, directory), profileCommand(leaderboard)],
      tables: LEADERBOARD_TABLES,
      components: [turnBoardPage(leaderboard)],
    };
  },
});
