import { now } from '../base/clock.ts';
import { actingAs, type Platform } from '../platform/platform.ts';
import type { PlatformEvent } from '../state/platform-event.ts';
import { subscribesTo, canReceive } from './audience.ts';
import type { GatewayHub, OpenConnection } from '../sessions/hub.ts';
import { presentGuildCreate } from './guild-payload.ts';
import { includesEvent } from './intents.ts';
import { createAlterableEvents } from '../sessions/alteration.ts';
import { createIntervalLimit } from '../sessions/interval-limit.ts';
import { hidesContent, withoutContent } from './message-content.ts';
import { type Session, sendDispatch } from '../sessions/session.ts';
import { isOnShard } from './shards.ts';
import { createStartLimits } from '../sessions/start-limits.ts';

/** Creates the hub; the platform is passed as a function, since the platform itself holds the hub. */
export function createGatewayHub(platform: () => Platform): GatewayHub {
  const sessions = new Map<string, Session>();
  const connections = new Set<OpenConnection>();

  const sessionsOf = (applicationId: string, guildId: string | null) =>
    [...sessions.values()].filter(
      (session) => session.applicationId === applicationId && isOnShard(session.shard, guildId),
    );
  return {
    sessions,
    connections,
    isFrozen: false,
    events: createAlterableEvents(),
    heartbeats: [],
    starts: createStartLimits(() => platform().limits),
    allMembers: createIntervalLimit(() => platform().limits.allMembersIntervalMs),
    dispatch: (event) => dispatch(platform(), sessions, event),
    send: (name, data, guildId, applicationId) => {
      const targets = sessionsOf(applicationId, guildId);
      const text = JSON.stringify(data);
      for (const session of targets) sendDispatch(session, name, text);
      return targets.filter(({ wire }) => wire !== null).length;
    },
    welcome: (guildId, applicationId) => {
      const guild = platform().world.guilds[guildId];
      if (guild === undefined) return;
      const asApplication = actingAs(platform(), platform().applications.get(applicationId));
      for (const session of sessionsOf(applicationId, guildId)) {
        if (!includesEvent(session.intents, 'GUILD_CREATE', false)) continue;
        sendDispatch(session, 'GUILD_CREATE', JSON.stringify(presentGuildCreate(asApplication, guild, session)));
      }
    },
    endSessions: (applicationId) => {
      for (const { id, wire, applicationId: owner } of sessions.values()) {
        if (owner !== applicationId) continue;
        sessions.delete(id);
        wire?.close('authenticationFailed');
      }
    },
    forgetLost: () => {
      const oldest = now() - platform().limits.resumeWindowMs;
      for (const { id, wire, lostAt } of sessions.values()) if (wire === null && lostAt < oldest) sessions.delete(id);
    },
  };
}

/** Sessions that see the event the same way share one JSON text. */
function dispatch(platform: Platform, sessions: Map<string, Session>, event: PlatformEvent): void {
  const receives = new Map<string, boolean>();
  const texts = new Map<string, string>();
  for (const session of sessions.values()) {
    const { applicationId, intents, shard } = session;
    if (!isOnShard(shard, event.guildId) || !subscribesTo(intents, event, applicationId)) continue;
    const mayReceive = receives.get(applicationId) ?? canReceive(platform, event, applicationId);
    receives.set(applicationId, mayReceive);
    if (!mayReceive) continue;
    const isHidden = hidesContent(intents, event);
    const key = isHidden ? applicationId : 'whole';
    const data = texts.get(key) ?? JSON.stringify(isHidden ? withoutContent(event.data, applicationId) : event.data);
    texts.set(key, data);
    sendDispatch(session, event.name, data);
    platform.counters.add('dispatches');
  }
}
