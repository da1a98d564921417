import { guildIconUrl } from '@perigee/core/community/guilds/guild-icon';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { GroupValues } from '@perigee/core/base/templates/rendering/values';

export interface DescribedGuild {
  id: string;
  name: string;
  icon: string | null;
  /** Null if unknown. */
  memberCount: number | null;
}

/** The template values of a guild. */
export function guildValues({ id, name, icon, memberCount }: DescribedGuild, cdnUrl: string): GroupValues<'guild'> {
  return {
    name,
    id,
    icon: icon === null ? null : guildIconUrl(cdnUrl, id, icon),
    members: memberCount,
    created: createdAt(id),
  };
}
