import type { Inactive } from '@perigee/core/boost/inactive';
import type { GuildSettings } from '@perigee/core/guilds/schema';

/** What of a feature's rows is above the limit in a guild since a boost ended; settings are looked at for all. */
export type FindInactive = (guild: { guildId: string; settings: GuildSettings }) => Promise<Inactive[]>;
