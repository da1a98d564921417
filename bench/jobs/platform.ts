import { pino } from 'pino';
import { startSimulator } from '@perigee/simulator';
import type { JobContext } from '../../server/src/jobs/perform-job.ts';
import {
  createPlatformRateLimiter,
  type PlatformRateLimiter,
} from '../../server/src/discord/calls/platform-rate-limiter.ts';
import { createRest } from '../../server/src/discord/rest.ts';

const APPLICATION = {
  id: '1000000000000000001',
  name: 'Perigee',
  clientSecret: 'bench-client-secret',
  botToken: 'bench-bot-token',
  redirectUris: [],
};

interface PlatformOptions {
  /** Number of members to punish. */
  count: number;
  latencyMs: number;
  callsPerSecond: number;
}

/** A platform with one guild whose members are repeatedly banned and muted. */
export interface PunishedGuild {
  guildId: string;
  userIds: readonly string[];
  clientId: string;
  line: PlatformRateLimiter;
  api: JobContext['api'];
  ban(userId: string): void;
  mute(userId: string): void;
  unban(userId: string): Promise<unknown>;
  unmute(userId: string): Promise<unknown>;
  close(): Promise<void>;
}

export async function startPlatform({ count, latencyMs, callsPerSecond }: PlatformOptions): Promise<PunishedGuild> {
  const address = { host: '127.0.0.1', port: 0 };
  const simulator = await startSimulator({ ...address, application: APPLICATION, botCallsPerSecond: callsPerSecond });
  const { world } = simulator;
  const ownerId = world.createPerson({ username: 'owner' });
  const { id: guildId } = world.createGuild({ name: 'Busy', ownerId, botPermissions: ['BanMembers', 'ManageRoles'] });
  // Created after the bot joined, so it is below the bot's own role.
  const muteRoleId = world.createRole(guildId, { name: 'Muted' });
  const userIds = Array.from({ length: count }, (_, index) => world.createPerson({ username: `member${index}` }));
  if (latencyMs > 0) {
    world.fail({ path: /bans|members/, status: 'slow', delayMs: latencyMs, times: Number.POSITIVE_INFINITY });
  }
  const clientId = APPLICATION.id;
  const place = { ...APPLICATION, clientId, apiUrl: simulator.apiUrl, callsPerSecond };
  const line = createPlatformRateLimiter({ platform: place, log: pino({ level: 'silent' }) });
  const { api } = createRest(place, line);

  return {
    guildId,
    userIds,
    clientId,
    api,
    line,
    ban: (userId) => world.ban(guildId, userId),
    mute(userId) {
      world.addMember(guildId, userId);
      world.grantRole(guildId, userId, muteRoleId);
    },
    unban: (userId) => api.guilds.unbanUser(guildId, userId),
    unmute: (userId) => api.guilds.removeRoleFromMember(guildId, userId, muteRoleId),
    close: () => simulator.close(),
  };
}
