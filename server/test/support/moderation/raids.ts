import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../api-client.ts';
import { createPerson, type GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

/**
 * Configures raid protection: more than three joins are a raid; invites are paused, verification is raised, and
 * accounts younger than a day are kicked.
 */
export async function saveRaid(api: ApiClient, { id, owner }: GuildFixture, changes: Partial<Automod['raid']> = {}) {
  const options = { ...DEFAULT_AUTOMOD.raid.options, joins: 3, raiseVerification: true, kickYoungerMs: 86_400_000 };
  const body = { ...DEFAULT_AUTOMOD.raid, enabled: true, options, ...changes };
  const reply = await api.call(owner.token, automodEndpoints.raid, { params: { guildId: id }, body });
  expect(reply.status).toBe(200);
}

/** People with new accounts join. */
export function joinRaiders(world: World, guild: GuildFixture, count: number) {
  for (let index = 0; index < count; index += 1) {
    world.simulator.world.addMember(guild.id, createPerson(world, `raider${index}`).id);
  }
}

/** The guild's current state on the platform, as far as raid protection changes it. */
export async function guarding({ simulator }: World, { id }: GuildFixture) {
  const headers = { authorization: 'Bot test-bot-token' };
  const response = await fetch(`${simulator.url}/api/v10/guilds/${id}`, { headers });
  const guild = z.parse(guarded, await response.json());
  return {
    level: guild.verification_level,
    arePaused: (guild.incidents_data?.invites_disabled_until ?? null) !== null,
  };
}

const guarded = z.object({
  verification_level: z.number(),
  incidents_data: z.nullable(z.object({ invites_disabled_until: z.nullable(z.string()) })),
});

/** The guild's state during a raid, and normally. */
export const CLOSED = { level: 3, arePaused: true };
export const OPEN = { level: 1, arePaused: false };
