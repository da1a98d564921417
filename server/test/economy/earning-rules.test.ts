import { earningRulesSection } from '@perigee/core/economy/earning-rules/section';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import { timeZoneSection } from '@perigee/core/base/time-zone/section';
import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { test } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';

const ANY = { account: 0, membership: 0 };

describe('Server time zone', () => {
  test('Saves the time zone of a server in its canonical spelling', async ({ api, guild }) => {
    const params = { guildId: guild.id };

    const saved = await api.call(guild.manager.token, timeZoneSection.save, {
      params,
      body: { zone: 'europe/moscow' },
    });

    expect(saved).toMatchObject({ status: 200, body: { value: { zone: 'Europe/Moscow' } } });
  });

  test.for(['Mars/Olympus', '+03:00', '', 'UTC '])('Rejects the time zone "%s"', async (zone, { api, guild }) => {
    const params = { guildId: guild.id };

    const reply = await api.call(guild.manager.token, timeZoneSection.save, { params, body: { zone } });

    expect(refusal(reply)).toBe('400 zone timeZoneUnknown');
  });
});

describe('Minimum ages', () => {
  test.for([
    { body: { earning: { ...ANY, account: DURATION_MAX_MS }, receiving: ANY }, answer: 200 },
    { body: { earning: { ...ANY, account: DURATION_MAX_MS + 1 }, receiving: ANY }, answer: 400 },
    { body: { earning: ANY, receiving: { ...ANY, membership: -1 } }, answer: 400 },
    { body: { earning: ANY, receiving: ANY, giving: ANY }, answer: 400 },
  ])('Answers $answer to the minimum ages $body', async ({ body, answer }, { api, guild }) => {
    const params = { guildId: guild.id };

    const reply = await api.call(guild.manager.token, earningRulesSection.save, { params, body });

    expect(reply.status).toBe(answer);
  });

  test('Members below the minimum age cannot earn or receive money, and learn when they can', async ({
    api,
    guild,
    world,
  }) => {
    await world.services.ledger.change({ guildId: guild.id, userId: guild.owner.id, kind: 'demo', balance: 100 });
    const ages = { account: 0, membership: 86_400_000 };
    const body = { earning: ages, receiving: ages };
    await api.call(guild.manager.token, earningRulesSection.save, { params: { guildId: guild.id }, body });
    const member = openChat(world, guild);
    const owner = openChat(world, { ...guild, member: guild.owner });

    const refused = [await member.ask('!work'), await member.ask('!moneybags')];
    const given = await owner.ask(`!pay <@${guild.member.id}> 5`);

    const earnLater = /^New accounts and new members have to wait on this server\. You can earn here <t:\d+:R>\.$/;
    expect(refused.map(({ content }) => earnLater.test(content))).toEqual([true, true]);
    expect(given.content).toMatch(/They can receive money <t:\d+:R>\.$/);
    expect(await world.services.ledger.holdings(guild.id, guild.member.id)).toBeNull();
  });
});
