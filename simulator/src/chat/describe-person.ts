import { demoPeople } from '../oauth/authorize-page.ts';
import type { JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { guildsOf } from '../world/lookups.ts';
import { customStatusOf, presenceOf } from '../world/presence.ts';
import { presentUser } from '../world/present-user.ts';
import type { Channel, Guild, Person } from '../state/state.ts';

/** The people one can be and, for the chosen one, their servers, those they could join, and their direct channels. */
export function describePerson(platform: Platform, person: Person): JsonObject {
  const { world } = platform;
  const joined = guildsOf(world, person.id);
  const others = Object.values(world.guilds).filter((guild) => !joined.includes(guild));
  const direct = Object.values(world.channels).filter(
    ({ type, recipientIds }) => type === 1 && recipientIds.includes(person.id),
  );
  return {
    applicationId: platform.application.id,
    people: demoPeople(platform).map((entry) => ({
      ...presentUser(entry),
      role: entry.demoRole,
      status: presenceOf(world, entry.id).status,
    })),
    locale: person.locale,
    status: presenceOf(world, person.id).status,
    customStatus: customStatusOf(world, person.id),
    guilds: joined.map(describeTile),
    joinable: others.map((guild) => ({ ...describeTile(guild), banned: guild.bans[person.id] !== undefined })),
    direct: direct.map((channel) => describeDirect(platform, channel, person.id)),
  };
}

/** A server's name and icon. */
export function describeTile(guild: Guild): JsonObject {
  return { id: guild.id, name: guild.name, icon: guild.icon };
}

function describeDirect(platform: Platform, channel: Channel, personId: string): JsonObject {
  const other = platform.world.people[channel.recipientIds.find((id) => id !== personId) ?? ''];
  return {
    id: channel.id,
    type: 1,
    name: other?.globalName ?? other?.username ?? '',
    user: other ? presentUser(other) : null,
    canWrite: true,
    rights: ['AddReactions', 'AttachFiles', 'PinMessages'],
  };
}
