import { type APIGuild, type APIGuildChannel, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { overwritesOf } from '../../../discord/permission-guild.ts';
import { READ, VOICE_TYPES } from './channel-permissions.ts';

/** Who reads which channels, by role. Members' own overwrites are left out: the platform would have to name them all. */
export interface ChannelAudience {
  /** The channels among these that everyone, or a role, cannot read although they read that one. */
  unreadableForReadersOf(channelId: string, channelIds: Iterable<string>): string[];
}

/** Members without further roles, or with one of them. */
interface Group {
  roleId: string | null;
  permissions: bigint;
}

interface Place {
  needed: bigint;
  overwrites: ReadonlyMap<string, { allow: bigint; deny: bigint }>;
}

/** Roles of bots are left out, as no person has them. */
export function channelAudienceOf(
  { id: guildId, roles }: APIGuild,
  channels: readonly APIGuildChannel[],
): ChannelAudience {
  const everyone = BigInt(roles.find(({ id }) => id === guildId)?.permissions ?? 0);
  const groups: Group[] = roles
    .filter(({ tags }) => tags?.bot_id === undefined)
    .map(({ id, permissions }) => ({
      roleId: id === guildId ? null : id,
      permissions: everyone | BigInt(permissions),
    }))
    .filter(({ permissions }) => (permissions & Bits.Administrator) === 0n);
  const places = new Map(
    channels.map((channel): [string, Place] => [
      channel.id,
      {
        needed: VOICE_TYPES.has(channel.type) ? READ | Bits.Connect : READ,
        overwrites: new Map(overwritesOf(channel).map((overwrite) => [overwrite.id, overwrite])),
      },
    ]),
  );

  const reads = ({ roleId, permissions }: Group, { needed, overwrites }: Place): boolean => {
    let held = permissions;
    for (const id of [guildId, roleId]) {
      const overwrite = id === null ? undefined : overwrites.get(id);
      if (overwrite !== undefined) held = (held & ~overwrite.deny) | overwrite.allow;
    }
    return (held & needed) === needed;
  };

  return {
    unreadableForReadersOf(channelId, channelIds) {
      const place = places.get(channelId);
      const readers = place === undefined ? [] : groups.filter((group) => reads(group, place));
      return [...channelIds].filter((id) => {
        const source = places.get(id);
        return source !== undefined && readers.some((group) => !reads(group, source));
      });
    },
  };
}
