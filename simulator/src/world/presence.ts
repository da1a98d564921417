import { now } from '../base/clock.ts';
import { asText, type JsonObject } from '../base/json.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { getPerson, guildsOf } from './lookups.ts';
import type { Guild, Presence, World } from '../state/state.ts';

export const STATUSES = ['online', 'idle', 'dnd', 'offline'] as const;
const OFFLINE: Presence = { status: 'offline', activities: [] };
const CUSTOM = 4;
/** The name the platform's client gives the activity of a custom status. */
const CUSTOM_NAME = 'Custom Status';

/** Sets a user's presence and sends it to each of their guilds, or only to the chosen ones. */
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

/** The presence with this custom status, or without one. */
export function withCustomStatus({ status, activities }: Presence, text: string | null): Presence {
  const others = activities.filter(({ type }) => type !== CUSTOM);
  const custom = { name: CUSTOM_NAME, type: CUSTOM, state: text, created_at: now() };
  return { status, activities: text === null ? others : [custom, ...others] };
}

/** A user's custom status, or null. */
export function customStatusOf(world: World, userId: string): string | null {
  const custom = presenceOf(world, userId).activities.find(({ type }) => type === CUSTOM);
  return custom === undefined ? null : asText(custom['state']);
}

/** A user's presence; offline if never set. */
export function presenceOf(world: World, userId: string): Presence {
  return world.people[userId]?.presence ?? OFFLINE;
}

/** The presences of those members who are not offline, as in a guild and its member chunks. */
export function presencesOf(world: World, guild: Guild, userIds: string[]): JsonObject[] {
  return userIds
    .filter((id) => guild.members[id] !== undefined && presenceOf(world, id).status !== 'offline')
    .map((id) => present(id, presenceOf(world, id)));
}

function present(userId: string, { status, activities }: Presence): JsonObject {
  // An invisible user's activities are hidden.
  if (status === 'offline') return { user: { id: userId }, status, activities: [], client_status: {} };
  return { user: { id: userId }, status, activities, client_status: { desktop: status } };
}
