import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';
import { ChannelType as Type, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { GuildDescription } from '../../community/index.ts';

const CATEGORY: number = Type.GuildCategory;

/** Channels listed by name. */
const NAMED_MAX = 5;

/** Channels where the mute role is not denied, so muted members can write there. */
export function muteProblems(
  { roles, channels, overwritesIn }: Pick<GuildDescription, 'roles' | 'channels' | 'overwritesIn'>,
  { muteRole }: Pick<GuildSettings, 'muteRole'>,
): OverviewProblem[] {
  if (muteRole === null || !roles.some(({ id }) => id === muteRole)) return [];
  const open = channels.filter(
    ({ id, type }) =>
      type !== CATEGORY &&
      !overwritesIn(id).some((overwrite) => overwrite.id === muteRole && (overwrite.deny & Bits.SendMessages) !== 0n),
  );
  if (open.length === 0) return [];
  const named = open.slice(0, NAMED_MAX).map(({ name }) => `#${name}`);
  const name = [...named, ...(open.length > NAMED_MAX ? ['…'] : [])].join(', ');
  return [{ code: 'muteChannels', section: 'moderation', tab: 'moderation', path: 'muteRole', name, permission: null }];
}
