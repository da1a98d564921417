import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { OverviewProblem } from '@perigee/core/overview/endpoints';

/** The guild that is looked at. */
export interface ProblemContext {
  guildId: string;
  settings: GuildSettings;
  channels: readonly { id: string; name: string }[];
}

/** What keeps a feature from doing in a guild what its settings say. */
export type FindProblems = (context: ProblemContext) => Promise<OverviewProblem[]>;
