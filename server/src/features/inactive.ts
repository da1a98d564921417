import type { Inactive } from '@perigee/core/community/boost/inactive';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';

/** Finds a feature's rows above the limit in a guild since a boost ended. Settings are checked for all features. */
export type FindInactive = (guild: { guildId: string; settings: GuildSettings }) => Promise<Inactive[]>;
