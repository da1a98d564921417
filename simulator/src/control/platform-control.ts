import type { Application, PrivilegedIntent } from '../state/application.ts';
import { advanceClock } from '../base/clock.ts';
import type { Json, JsonObject } from '../base/json.ts';
import { askHeartbeat, askReconnect, freezeConnections, invalidateSessions } from '../gateway/disturbances.ts';
import type { EdgeState } from '../platform/edge.ts';
import { changeLimits, type LimitChanges, type Limits } from '../base/limits.ts';
import type { Platform } from '../platform/platform.ts';
import { repeatEvents } from '../sessions/session.ts';
import type { Alteration } from '../sessions/alteration.ts';
import { addApplication, type ApplicationInput, inviteBot } from './add-application.ts';
import { addGuilds, addMembers, addMessages, addPeople } from './bulk.ts';
import type { Counts } from '../platform/counters.ts';

/**
 * Control over the platform itself: its gateway, limits, applications and clock. All of it is also available over HTTP,
 * except altering, inventing and repeating events.
 */
export interface PlatformControl {
  /** The counters, with the current numbers of open connections and of connected sessions. */
  counters: () => Counts & { connections: number; sessions: number };
  resetCounters: () => void;
  /** The addresses that made invalid requests, and whether they are blocked. */
  edge: () => EdgeState[];
  resetEdge: () => void;
  freezeGateway: (isFrozen: boolean) => void;
  askReconnect: () => void;
  askHeartbeat: () => void;
  invalidateSessions: (how: { resumable: boolean }) => void;
  /** Alters or drops events sent to bots from now on, as another implementation might; null ends that. */
  alterEvents: (alteration: Alteration | null) => void;
  /** Sends the bot an event that did not happen. Returns how many connections received it. */
  sendEvent: (name: string, data: JsonObject, guildId: string | null) => number;
  /** Resends to every bot the events of that name whose data contain `part`, as after a resume. Returns how many. */
  repeatEvents: (name: string, part: string) => number;
  /** The payloads of the last heartbeats. */
  heartbeats: () => Json[];
  applications: () => Application[];
  addApplication: (input: ApplicationInput) => Application;
  inviteBot: (invite: { applicationId: string; guildId: string; permissions: string }) => void;
  setIntents: (applicationId: string, intents: PrivilegedIntent[]) => void;
  /** The redirect URIs, which must match exactly. */
  setRedirects: (applicationId: string, redirectUris: string[]) => void;
  /** A quarantined bot can open no new direct channels and join no new guilds (20026). */
  setQuarantine: (applicationId: string, isOn: boolean) => void;
  limits: () => Limits;
  setLimits: (changes: LimitChanges) => void;
  addPeople: (count: number) => string[];
  addGuilds: (count: number) => string[];
  addMembers: (guildId: string, count: number) => string[];
  addMessages: (channelId: string, count: number, authorId?: string) => string[];
  advanceClock: (ms: number) => void;
}

export function createPlatformControl(platform: Platform): PlatformControl {
  const { gateway, counters, applications, limits } = platform;
  return {
    counters: () => ({
      ...counters.read(),
      connections: gateway.connections.size,
      sessions: [...gateway.sessions.values()].filter(({ wire }) => wire !== null).length,
    }),
    resetCounters: () => counters.reset(),
    edge: () => platform.edge.list(),
    resetEdge: () => platform.edge.reset(),
    freezeGateway: (isFrozen) => freezeConnections(gateway, isFrozen),
    askReconnect: () => askReconnect(gateway),
    askHeartbeat: () => askHeartbeat(gateway),
    invalidateSessions: (how) => invalidateSessions(gateway, how),
    alterEvents: (alteration) => gateway.events.use(alteration),
    sendEvent: (name, data, guildId) => gateway.send(name, data, guildId, platform.application.id),
    repeatEvents: (name, part) =>
      [...gateway.sessions.values()].reduce((all, session) => all + repeatEvents(session, name, part), 0),
    heartbeats: () => [...gateway.heartbeats],
    applications: () => applications.list(),
    addApplication: (input) => addApplication(platform, input),
    inviteBot: (invite) => inviteBot(platform, invite),
    setIntents: (applicationId, intents) => {
      applications.get(applicationId).privilegedIntents = intents;
      platform.stateFile.touch();
    },
    setRedirects: (applicationId, redirectUris) => {
      applications.get(applicationId).redirectUris = redirectUris;
      platform.stateFile.touch();
    },
    setQuarantine: (applicationId, isOn) => {
      applications.get(applicationId).isQuarantined = isOn;
      platform.stateFile.touch();
    },
    limits: () => ({ ...limits }),
    setLimits: (changes) => changeLimits(limits, changes),
    addPeople: (count) => addPeople(platform, count),
    addGuilds: (count) => addGuilds(platform, count),
    addMembers: (guildId, count) => addMembers(platform, guildId, count),
    addMessages: (channelId, count, authorId) => addMessages(platform, channelId, count, authorId),
    advanceClock,
  };
}
