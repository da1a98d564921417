import { economySection } from '@perigee/core/economy/section';
import { describe, expect } from 'vitest';
import { buildEconomy } from '../../support/economy-builders.ts';
import { createPerson, type GuildFixture, test } from '../../support/fixtures.ts';
import { openLevelling } from '../../support/economy/levelling.ts';
import type { World } from '../../support/world.ts';

const VOICE = 2;
const MINUTE_MS = 60_000;
const WITHIN = { timeout: 60_000 };

const xpOf = async ({ services }: World, { id }: GuildFixture, userId: string) =>
  (await services.ledger.holdings(id, userId))?.xp ?? 0;

describe('Voice XP', () => {
  test('A minute in voice with others earns XP by role, is counted once, and requires a boost', async ({
    world,
    guild,
    api,
  }) => {
    const { simulator, services } = world;
    const control = simulator.world;
    await world.setBoost(guild.id, true);
    const { save, role, countedMinutes } = openLevelling(world, guild, api);
    const patron = role('Patron');
    control.grantRole(guild.id, guild.owner.id, patron);
    await save({ voice: { enabled: true, perMinute: 10 }, multipliers: [{ role: patron, percent: 250 }] });
    const lonely = createPerson(world, 'lonely');
    control.addMember(guild.id, lonely.id);
    const [room, other] = await Promise.all(
      ['Room', 'Other'].map((name) => services.api.guilds.createChannel(guild.id, { name, type: VOICE })),
    );
    const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 10 * MINUTE_MS;
    const minutes = async (...counted: number[]) => {
      for (const minute of counted) await services.voiceMinutes.count(start + minute * MINUTE_MS);
    };

    for (const { id } of [guild.owner, guild.member]) control.setVoiceChannel(guild.id, id, room?.id ?? null);
    control.setVoiceChannel(guild.id, lonely.id, other?.id ?? null);
    // The gateway event arrives a moment later.
    let tried = 0;
    await expect
      .poll(async () => {
        await minutes(tried, tried + 1);
        tried += 1;
        return xpOf(world, guild, guild.member.id);
      }, WITHIN)
      .toBeGreaterThan(0);
    await minutes(tried + 1, tried + 2, tried + 2);

    // The real clock counts its own minutes meanwhile.
    const counted = await countedMinutes();
    expect(counted).toContain((start + (tried + 2) * MINUTE_MS) / MINUTE_MS);
    expect(await xpOf(world, guild, guild.member.id)).toBe(10 * counted.length);
    expect(await xpOf(world, guild, guild.owner.id)).toBe(2.5 * (await xpOf(world, guild, guild.member.id)));
    expect(await xpOf(world, guild, lonely.id)).toBe(0);

    await world.setBoost(guild.id, false);
    const before = await xpOf(world, guild, guild.member.id);
    await minutes(tried + 5, tried + 6);
    expect(await xpOf(world, guild, guild.member.id)).toBe(before);
  });
});

test('Messages earn no XP in excluded channels, and more for members with a multiplier role', async ({
  world,
  guild,
  api,
}) => {
  const { say } = world.simulator.world;
  await world.setBoost(guild.id, true);
  const { save, role } = openLevelling(world, guild, api);
  const patron = role('Patron');
  const { id: spam } = await world.services.api.guilds.createChannel(guild.id, { name: 'spam', type: 0 });
  world.simulator.world.grantRole(guild.id, guild.manager.id, patron);
  const body = buildEconomy({ messageXp: { chance: 100, min: 10, max: 10 } });
  await api.call(guild.owner.token, economySection.save, { params: { guildId: guild.id }, body });
  await save({ excludedChannels: [spam], multipliers: [{ role: patron, percent: 250 }] });

  say(guild.member.id, spam, 'nothing for this');
  say(guild.manager.id, guild.channelId, 'and more for that');

  await expect.poll(() => xpOf(world, guild, guild.manager.id), WITHIN).toBe(25);
  expect(await xpOf(world, guild, guild.member.id)).toBe(0);
});

test('Two processes that receive the same message book its XP once', async ({ world, guild }) => {
  const { ledger } = world.services;
  const gains = [{ guildId: guild.id, userId: guild.member.id, xp: 7 }];
  const batch = (key: string) => ledger.gainXp({ kind: 'messageXp', key: `${key}:${guild.id}`, gains, gapMs: 50_000 });

  await Promise.all([batch('one'), batch('other')]);

  expect(await xpOf(world, guild, guild.member.id)).toBe(7);
});
