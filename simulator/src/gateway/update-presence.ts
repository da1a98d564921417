import { now } from '../base/clock.ts';
import { asText, isGiven, isObject, type Json, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { setPresence } from '../world/presence.ts';
import type { Presence } from '../state/state.ts';
import type { Session } from '../sessions/session.ts';
import { isOnShard } from './shards.ts';

/** The statuses a client may send; invisible appears as offline to everybody else. */
const STATUSES: Record<string, Presence['status']> = {
  online: 'online',
  idle: 'idle',
  dnd: 'dnd',
  invisible: 'offline',
  offline: 'offline',
};

/** Reads opcode 3, or the presence in identify; undefined if it is invalid. */
export function readPresence(data: Json | undefined): Presence | undefined {
  if (!isObject(data)) return undefined;
  const status = STATUSES[asText(data['status'])];
  const activities = data['activities'] ?? [];
  if (status === undefined || !Array.isArray(activities)) return undefined;
  return { status, activities: activities.filter(isObject).map(readActivity) };
}

/** Sends the bot's presence to the guilds of the session's shard. */
export function updatePresence(platform: Platform, session: Session, presence: Presence): void {
  setPresence(platform, session.applicationId, presence, (guildId) => isOnShard(session.shard, guildId));
}

/** Bots can set a name, a type and, depending on the type, a state and a URL. */
function readActivity({ name, type, state, url }: JsonObject): JsonObject {
  const optional = Object.entries({ state, url }).filter(([, value]) => isGiven(value));
  return { name: asText(name), type: Number(type ?? 0), created_at: now(), ...Object.fromEntries(optional) };
}
