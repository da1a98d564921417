import { demoPeople } from '../oauth/authorize-page.ts';
import type { Platform } from '../platform/platform.ts';
import { directChannels } from '../state/channel-index.ts';
import { guildsOf } from '../world/lookups.ts';
import { customStatusOf, presenceOf } from '../world/presence.ts';
import type { Channel, Guild, Person } from '../state/state.ts';
import type { User } from './page/shapes/message-shapes.ts';
import type { Channel as DirectChannel, Tile, World } from './page/shapes/shapes.ts';

/** The demo people and, for the chosen one, their guilds, those they could join, and their direct channels. */
export function describePerson(platform: Platform, person: Person): World {
  const { world } = platform;
  const joined = guildsOf(world, person.id);
  const others = Object.values(world.guilds).filter((guild) => !joined.includes(guild));
  const direct = directChannels(world).filter(
    ({ type, recipientIds }) => type === 1 && recipientIds.includes(person.id),
  );
  return {
    people: demoPeople(platform).map((entry) => ({
      ...describeUser(entry),
      status: presenceOf(world, entry.id).status,
    })),
    status: presenceOf(world, person.id).status,
    customStatus: customStatusOf(world, person.id),
    guilds: joined.map(describeTile),
    joinable: others.map((guild) => ({ ...describeTile(guild), banned: guild.bans[person.id] !== undefined })),
    direct: direct.map((channel) => describeDirect(platform, channel, person.id)),
  };
}

function describeUser({ id, username, globalName, avatar, bot }: Person): User {
  return { id, username, global_name: globalName, avatar, bot };
}

/** A guild's name and icon. */
export function describeTile(guild: Guild): Tile {
  return { id: guild.id, name: guild.name, icon: guild.icon };
}

function describeDirect(platform: Platform, channel: Channel, personId: string): DirectChannel {
  const other = platform.world.people[channel.recipientIds.find((id) => id !== personId) ?? ''];
  return {
    id: channel.id,
    type: 1,
    name: other?.globalName ?? other?.username ?? '',
    user: other ? describeUser(other) : null,
    canWrite: true,
    rights: ['AddReactions', 'AttachFiles', 'PinMessages'],
  };
}
