import type { BotFeature } from '../../bot/feature.ts';
import type { GuildDirectory } from '../guilds/guild-directory.ts';
import type { LeaderboardService } from './leaderboard-service.ts';
import { leaderboardCommand } from './leaderboard.command.ts';
import { profileCommand } from './profile.command.ts';
import { rankCommand } from './rank.command.ts';
import { turnBoardPage } from './board-components.ts';

interface LeaderboardParts {
  leaderboard: LeaderboardService;
  directory: Pick<GuildDirectory, 'get'>;
}

export function leaderboardFeature({ leaderboard, directory }: LeaderboardParts): BotFeature {
  return {
    commands: [leaderboardCommand(leaderboard), rankCommand(leaderboard, directory), profileCommand(leaderboard)],
    components: [turnBoardPage(leaderboard)],
  };
}
