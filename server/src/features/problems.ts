import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';

/** The guild to check. */
export interface ProblemContext {
  guildId: string;
  settings: GuildSettings;
  channels: readonly { id: string; name: string }[];
}

/** Finds what keeps a feature from doing what a guild's settings say. */
export type FindProblems = (context: ProblemContext) => Promise<OverviewProblem[]>;
