import { economySection } from '@perigee/core/economy/section';
import { DEFAULT_ECONOMY, MONEY_SYMBOL_MAX } from '@perigee/core/economy/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import { describe, expect } from 'vitest';
import { buildEconomy } from '../support/economy-builders.ts';
import { createGuild, test } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';

const { save } = economySection;
const LARGEST = Number.MAX_SAFE_INTEGER;
const money = (min: number, max: number, cooldown = 0) => ({ min, max, cooldown });

describe('Economy settings', () => {
  test('Keeps saved economy settings for the next visit', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const body = buildEconomy({
      work: money(1, 2, 3),
      moneybags: money(-5, 5, 6),
      moneySymbol: '<:coin:123>',
      minBet: 7,
    });

    const reply = await api.call(guild.manager.token, save, { params, body });
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    expect(reply).toMatchObject({ status: 200, body: { message: 'Settings saved', version: 1 } });
    expect(info.body).toMatchObject({ settings: { economy: body, versions: { economy: 1 } } });
  });

  test('A new server has working economy settings', async ({ api, guild }) => {
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });

    expect(info.body).toMatchObject({ settings: { economy: DEFAULT_ECONOMY, items: [], customJobs: [] } });
  });

  test('Refuses economy settings for a server without the bot', async ({ api, world }) => {
    const { id, owner } = createGuild(world, { botIn: false });

    const reply = await api.call(owner.token, save, { params: { guildId: id }, body: buildEconomy() });

    expect(reply).toMatchObject({ status: 404, body: { message: 'The bot is not in this server' } });
  });

  test('Accepts every economy number at its limit', async ({ api, guild }) => {
    const bodies = [
      { work: money(0, 0, 0) },
      { work: money(LARGEST, LARGEST, DURATION_MAX_MS) },
      { moneybags: money(-LARGEST, LARGEST, DURATION_MAX_MS) },
      { moneybags: money(-3, -3, 0) },
      { moneySymbol: '' },
      { moneySymbol: 'x'.repeat(MONEY_SYMBOL_MAX) },
      { commission: 0, minBet: 0 },
      { commission: 100, minBet: LARGEST },
    ].map(buildEconomy);

    const replies = [];
    for (const body of bodies) {
      replies.push(await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body }));
    }

    expect(replies.map(refusal)).toEqual(bodies.map(() => '200'));
  });

  test('Rejects every economy field beyond its limit, and names the field', async ({ api, guild }) => {
    const cases = [
      { changes: { work: money(-1, 5) }, path: 'work.min', code: 'nonNegativeInteger' },
      { changes: { work: money(0, 1.5) }, path: 'work.max', code: 'nonNegativeInteger' },
      { changes: { work: money(6, 5) }, path: 'work.max', code: 'maxBelowMin' },
      { changes: { work: money(0, 1, DURATION_MAX_MS + 1) }, path: 'work.cooldown', code: 'durationTooLong' },
      { changes: { work: money(0, 1, -1) }, path: 'work.cooldown', code: 'nonNegativeInteger' },
      { changes: { moneybags: money(0.5, 5) }, path: 'moneybags.min', code: 'integer' },
      { changes: { moneybags: money(0, LARGEST + 1) }, path: 'moneybags.max', code: 'integer' },
      { changes: { moneybags: money(-1, -2) }, path: 'moneybags.max', code: 'maxBelowMin' },
      { changes: { moneybags: money(0, 1, DURATION_MAX_MS + 1) }, path: 'moneybags.cooldown', code: 'durationTooLong' },
      { changes: { moneySymbol: '🪙'.repeat(26) }, path: 'moneySymbol', code: 'tooLong' },
      { changes: { commission: 101 }, path: 'commission', code: 'percent' },
      { changes: { commission: -1 }, path: 'commission', code: 'percent' },
      { changes: { commission: 0.5 }, path: 'commission', code: 'percent' },
      { changes: { minBet: -1 }, path: 'minBet', code: 'nonNegativeInteger' },
      { changes: { minBet: 2 ** 53 }, path: 'minBet', code: 'nonNegativeInteger' },
      { changes: { messageXp: { chance: 101, min: 0, max: 0 } }, path: 'messageXp.chance', code: 'percent' },
      { changes: { messageXp: { chance: 1, min: -1, max: 0 } }, path: 'messageXp.min', code: 'nonNegativeInteger' },
      { changes: { messageXp: { chance: 1, min: 2, max: 1 } }, path: 'messageXp.max', code: 'maxBelowMin' },
      { changes: { moneyBonuses: { daily: -1, weekly: 0 } }, path: 'moneyBonuses.daily', code: 'nonNegativeInteger' },
      { changes: { moneyBonuses: { daily: 0, weekly: 1.5 } }, path: 'moneyBonuses.weekly', code: 'nonNegativeInteger' },
      { changes: { moneySymbol: 7 }, path: 'moneySymbol', code: 'invalidType' },
      { changes: { work: undefined }, path: 'work', code: 'invalidType' },
      { changes: { boost: true }, path: 'boost', code: 'unknownField' },
      { changes: { work: { ...money(0, 1), chance: 5 } }, path: 'work.chance', code: 'unknownField' },
    ];

    const replies = [];
    for (const { changes } of cases) {
      const body = { ...buildEconomy(), ...changes };
      replies.push(await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body }));
    }
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });

    expect(replies.map(refusal)).toEqual(cases.map(({ path, code }) => `400 ${path} ${code}`));
    expect(info.body).toMatchObject({ settings: { economy: DEFAULT_ECONOMY, versions: {} } });
  });
});

describe('Message XP and bonuses', () => {
  const changes = [
    { what: 'messageXp', body: buildEconomy({ messageXp: { chance: 50, min: 10, max: 20 } }) },
    { what: 'moneyBonuses', body: buildEconomy({ moneyBonuses: { daily: 1_500, weekly: 200 } }) },
  ];

  test.for(changes)('Refuses a change of $what without boost', async ({ what, body }, { api, guild }) => {
    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: what, code: 'boostRequired' }] },
    });
  });

  test.for(changes)('Accepts a change of $what with boost', async ({ body }, { api, guild, world }) => {
    await world.setBoost(guild.id, true);

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply.status).toBe(200);
  });

  test('Message XP stays as it is when boost ends, and can be switched off', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const messageXp = { chance: 50, min: 10, max: 20 };
    await world.setBoost(guild.id, true);
    await api.call(guild.owner.token, save, { params, body: buildEconomy({ messageXp }) });
    await world.setBoost(guild.id, false);

    const kept = await api.call(guild.owner.token, save, { params, body: buildEconomy({ messageXp, minBet: 99 }) });
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });
    const off = { messageXp: { chance: 0, min: 0, max: 0 }, moneyBonuses: { daily: 0, weekly: 0 } };
    const switchedOff = await api.call(guild.owner.token, save, { params, body: buildEconomy(off) });

    expect(kept.status).toBe(200);
    expect(info.body).toMatchObject({ settings: { boost: false, economy: { messageXp, minBet: 99 } } });
    expect(switchedOff.status).toBe(200);
  });
});

describe('Economy tab', () => {
  test('A role can get access to the economy tab alone', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Treasurer' });
    world.simulator.world.grantRole(guild.id, guild.member.id, roleId);
    const body = { ...DEFAULT_EDITORS, economy: [roleId] };
    await api.call(guild.owner.token, editorsSection.save, { params, body });

    const reply = await api.call(guild.member.token, save, { params, body: buildEconomy({ minBet: 3 }) });

    expect(reply.status).toBe(200);
  });
});
