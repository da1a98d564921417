import type { Application, PrivilegedIntent } from '../applications/application.ts';
import { advanceClock } from '../clock.ts';
import { askHeartbeat, askReconnect, freezeConnections, invalidateSessions } from '../gateway/disturbances.ts';
import { changeLimits, type LimitChanges, type Limits } from '../limits.ts';
import type { Platform } from '../platform.ts';
import { addApplication, type ApplicationInput, inviteBot } from './add-application.ts';
import { addGuilds, addMembers, addMessages, addPeople } from './bulk.ts';
import type { Counts } from './counters.ts';

/** What is done to the platform itself: its gateway, limits, applications and clock. The same may be done over HTTP. */
export interface PlatformControl {
  /** With how many connections are open now, and how many sessions have one. */
  counters: () => Counts & { connections: number; sessions: number };
  resetCounters: () => void;
  freezeGateway: (isFrozen: boolean) => void;
  askReconnect: () => void;
  askHeartbeat: () => void;
  invalidateSessions: (how: { resumable: boolean }) => void;
  applications: () => Application[];
  addApplication: (input: ApplicationInput) => Application;
  inviteBot: (invite: { applicationId: string; guildId: string; permissions: string }) => void;
  setIntents: (applicationId: string, intents: PrivilegedIntent[]) => void;
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
    freezeGateway: (isFrozen) => freezeConnections(gateway, isFrozen),
    askReconnect: () => askReconnect(gateway),
    askHeartbeat: () => askHeartbeat(gateway),
    invalidateSessions: (how) => invalidateSessions(gateway, how),
    applications: () => applications.list(),
    addApplication: (input) => addApplication(platform, input),
    inviteBot: (invite) => inviteBot(platform, invite),
    setIntents: (applicationId, intents) => {
      applications.get(applicationId).privilegedIntents = intents;
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
