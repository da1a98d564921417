import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { BoardReader } from '../balances/boards/board-reader.ts';
import type { Boards } from '../balances/boards/boards.ts';
import type { HiddenMembers } from '../balances/boards/hidden-members.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { LedgerReader } from '../balances/ledger/ledger-reader.ts';
import type { RankAtWeekStart } from '../balances/boards/week-marks.ts';
import type { GuildDirectory, GuildRights, MemberNames, NameMembers } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import { turnBoardPage } from './board-components.ts';
import { createLeaderboardService } from './leaderboard-service.ts';
import { leaderboardCommand } from './leaderboard.command.ts';
import { profileCommand } from './profile.command.ts';
import { publicLeaderboardRoutes } from './public-routes.ts';
import { rankCommand } from './rank.command.ts';
import { leaderboardRoutes } from './routes.ts';

interface Needs {
  directory: GuildDirectory;
  rights: GuildRights;

  settingsCache: SettingsCache;
  memberNames: MemberNames;
  nameMembers: NameMembers;
  ledger: Ledger;
  ledgerReader: LedgerReader;
  boards: Boards;
  boardReader: BoardReader;
  hiddenMembers: HiddenMembers;
  weekStart: RankAtWeekStart;
}

/** Rankings, on the site and in the chat. */
export const leaderboardFeature = defineFeature({
  name: 'leaderboard',
  open: (needs: Needs) => {
    const { directory, settingsCache, memberNames, nameMembers, boardReader, hiddenMembers, weekStart } = needs;
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
    const dependencies = { ...needs, leaderboard };
    return {
      services: { leaderboard },
      routes: [leaderboardRoutes(dependencies), publicLeaderboardRoutes(dependencies)],
      commands: [leaderboardCommand(leaderboard), rankCommand(leaderboard, directory), profileCommand(leaderboard)],
      components: [turnBoardPage(leaderboard)],
    };
  },
});
