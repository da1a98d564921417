import { DEFAULT_LEVELS, type LevelReward, type Levels, NEW_REWARD } from '@perigee/core/rewards/levels/schema';
import { levelsSection } from '@perigee/core/rewards/levels/section';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { type ApiClient, createApiClient } from '../api-client.ts';
import type { GuildFixture } from '../fixtures.ts';
import { RANKED_WITHIN_MS } from './leaderboard.ts';
import { readRoles } from '../bot/read-roles.ts';
import { BOT_ID, type World } from '../world.ts';

const overviewSchema = z.object({ problems: z.array(z.object({ code: z.string(), path: z.string() })) });

/** A server with levels: they need 50, 150, 300 and 500 experience. */
export function openLevelling(world: World, guild: GuildFixture, api: ApiClient = createApiClient(world.apiUrl)) {
  const { simulator, services } = world;
  const control = simulator.world;
  const params = { guildId: guild.id };
  const botRole = control.createRole(guild.id, { name: 'Bots', position: 20 });
  control.grantRole(guild.id, BOT_ID, botRole);

  return {
    ...openMembers(world, guild),
    /** Saves the given settings over the defaults. */
    async save({
      rewards = [],
      ...levels
    }: Partial<Omit<Levels, 'rewards'>> & { rewards?: Partial<LevelReward>[] } = {}) {
      const body = {
        ...DEFAULT_LEVELS,
        enabled: true,
        ...levels,
        rewards: rewards.map((reward) => ({ ...NEW_REWARD, ...reward })),
      };
      const reply = await api.call(guild.owner.token, levelsSection.save, { params, body });
      expect(reply).toMatchObject({ status: 200 });
    },
    role: (name: string, position = 1) => control.createRole(guild.id, { name, position }),
    contentsIn: (channelId = guild.channelId) =>
      control
        .messages(channelId)
        .filter(({ authorId }) => authorId === BOT_ID)
        .map(({ content }) => content),
    /** Waits until experience gains and settings changes are processed. */
    async settle(): Promise<void> {
      await services.xpFollower.catchUp(RANKED_WITHIN_MS);
      const { db } = services.database;
      const waiting = db.selectFrom('level_queue').select('user_id').where('guild_id', '=', guild.id);
      await expect.poll(() => waiting.execute(), WITHIN).toEqual([]);
      const running = db.selectFrom('level_plans').select('state').where('guild_id', '=', guild.id);
      await expect
        .poll(async () => (await running.execute()).map(({ state }) => state), WITHIN)
        .not.toContain('running');
    },
    async problems(): Promise<string[]> {
      const { body } = await api.call(guild.owner.token, overviewEndpoints.read, { params });
      return z.parse(overviewSchema, body).problems.map(({ code, path }) => `${path}: ${code}`);
    },
  };
}

const WITHIN = { timeout: 60_000 };

function openMembers(world: World, guild: GuildFixture) {
  const { services } = world;
  const { id: guildId, member } = guild;
  return {
    /** Grants experience; a negative amount takes it away. */
    gain: (xp: number, userId = member.id) => services.ledger.change({ guildId, userId, kind: 'demo', xp }),
    holdings: (userId = member.id) => services.ledger.holdings(guildId, userId),
    rolesOf: async (userId = member.id) => (await readRoles(world, guildId, userId)).toSorted(),
    /** The minutes in voice that were counted, since 1970. */
    async countedMinutes(): Promise<number[]> {
      const keys = services.database.db.selectFrom('operation_keys').select('key').where('guild_id', '=', guildId);
      const rows = await keys.where('key', 'like', 'voiceXp:%').execute();
      return rows.map(({ key }) => Number(key.split(':').at(-1)));
    },
    /** The roles that members are to have, one for each of them. */
    async wantedRoles(): Promise<string[]> {
      const roles = services.database.db.selectFrom('level_roles').select('role_id as roleId');
      const rows = await roles.where('guild_id', '=', guildId).where('wanted', '=', true).execute();
      return rows.map(({ roleId }) => roleId).toSorted();
    },
    levelOf: async (userId = member.id) => {
      const own = services.database.db.selectFrom('member_levels').select(['level', 'top_level as top']);
      const row = await own.where('guild_id', '=', guildId).where('user_id', '=', userId).executeTakeFirst();
      return row ?? null;
    },
  };
}
