import type { JsonObject } from '../base/json.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { getPerson, guildsOf } from './lookups.ts';
import type { Guild, Presence, World } from '../state/state.ts';

export const STATUSES = ['online', 'idle', 'dnd', 'offline'] as const;
const OFFLINE: Presence = { status: 'offline', activities: [] };

/** Sets what somebody shows of themselves, and tells it in each of their servers, or in those that are chosen. */
export function setPresence(
  platform: Platform,
  userId: string,
  presence: Presence,
  isChosen: (guildId: string) => boolean = () => true,
): void {
  const person = getPerson(platform.world, userId);
  person.presence = presence;
  platform.stateFile.touch();
  for (const { id } of guildsOf(platform.world, userId)) {
    if (!isChosen(id)) continue;
    const data = { ...present(userId, presence), guild_id: id };
    announce(platform, { name: 'PRESENCE_UPDATE', data, guildId: id });
  }
}

/** What somebody shows of themselves; who never showed anything is offline. */
export function presenceOf(world: World, userId: string): Presence {
  return world.people[userId]?.presence ?? OFFLINE;
}

/** The presences of those of the members who are not offline, as a guild and its chunks of members carry them. */
export function presencesOf(world: World, guild: Guild, userIds: string[]): JsonObject[] {
  return userIds
    .filter((id) => guild.members[id] !== undefined && presenceOf(world, id).status !== 'offline')
    .map((id) => present(id, presenceOf(world, id)));
}

function present(userId: string, { status, activities }: Presence): JsonObject {
  const devices = status === 'offline' ? {} : { desktop: status };
  return { user: { id: userId }, status, activities, client_status: devices };
}
