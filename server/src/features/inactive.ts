import type { Inactive } from '@perigee/core/boost/inactive';
import type { GuildSettings } from '@perigee/core/guilds/schema';

/** Finds a feature's rows above the limit in a guild since a boost ended. Settings are checked for all features. */
export type FindInactive = (guild: { guildId: string; settings: GuildSettings }) => Promise<Inactive[]>;
