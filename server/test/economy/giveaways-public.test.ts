import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { giveawaySchema } from '@perigee/core/rewards/giveaways/giveaway';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { forgetBatch } from '../../src/features/rewards/giveaways/forget-entrants.ts';
import { test } from '../support/fixtures.ts';
import { addEntries, openGivingAway } from '../support/economy/giving-away.ts';
import { refusal } from '../support/bot/refusals.ts';
import { DAY_MS, passTime } from '../support/pass-time.ts';

const { past, fair, fairEntrants, entrants, statistics } = giveawaysEndpoints;

describe('Public giveaway records', () => {
  test('A running giveaway publishes its commitment, but neither its seed nor its entrants', async ({
    world,
    guild,
    api,
  }) => {
    const { open, create, enter } = openGivingAway(world, guild);
    const draft = z.parse(giveawaySchema, (await create({}, true)).body);
    const running = await open();
    await enter(running.messageId);
    const read = (id: string) => api.call(null, fair, { params: { id } });

    const record = await read(running.id);

    expect(record.body).toMatchObject({
      state: 'running',
      commitment: running.commitment,
      serverSeed: null,
      entrantsHash: null,
      entrants: 0,
      results: [],
      entrantsUntil: null,
    });
    const hidden = [
      await read(draft.id),
      await read('00000000-0000-0000-0000-000000000000'),
      await read('x'),
      await api.call(null, fairEntrants, { params: { id: running.id } }),
    ];
    expect(hidden.map(({ status }) => status)).toEqual([404, 404, 400, 404]);
    const { rows } = await sql<{ plain: string }>`
      select encode(sealed_seed, 'escape') as plain from giveaways where id = ${running.id}::uuid`.execute(
      world.services.database.db,
    );
    expect(rows[0]?.plain).not.toMatch(/[\da-f]{64}/);
  });

  test('A giveaway publishes its entrants for 90 days, and then only their hash', async ({ world, guild, api }) => {
    const { open, enter, step, drawn, reroll } = openGivingAway(world, guild);
    const { db } = world.services.database;
    const { id, messageId } = await open();
    await enter(messageId);
    await enter(messageId, guild.owner.id);
    await step(id, 'end');
    await drawn(id);
    const publicly = () => api.call(null, fair, { params: { id } });
    const before = await publicly();

    await passTime(world, guild, 91 * DAY_MS);
    while (await forgetBatch(db));

    const after = await publicly();
    expect(Object(before.body).entrantsUntil).not.toBeNull();
    expect(after.body).toMatchObject({
      entrantsUntil: null,
      entrants: 2,
      entrantsHash: Object(before.body).entrantsHash,
    });
    expect((await api.call(null, fairEntrants, { params: { id } })).status).toBe(404);
    expect(refusal(await reroll(id, null))).toBe('409  giveaway_over');
  });
});

describe('Giveaway entrants', () => {
  test('Lists giveaway entrants page by page with names, and counts them over time', async ({ world, guild, api }) => {
    const { open, join } = openGivingAway(world, guild);
    const { id } = await open();
    const ann = join('ann');
    await addEntries(world, guild, id, [...Array.from({ length: 60 }, (_, index) => String(index + 1)), ann]);
    const params = { guildId: guild.id, id };

    const first = await api.call(guild.owner.token, entrants, { params });
    const after = String(Object(first.body).next);
    const second = await api.call(guild.owner.token, entrants, { params, query: { after } });
    const counted = await api.call(guild.owner.token, statistics, { params });

    expect([Object(first.body).entrants.length, after, Object(second.body).entrants.length]).toEqual([50, '50', 11]);
    expect(Object(second.body)).toMatchObject({ next: null });
    expect(Object(second.body).entrants.at(-1)).toMatchObject({ user: { id: ann, username: 'ann' } });
    expect(counted.body).toMatchObject({
      entries: 61,
      accounts: { week: 1, month: 0, year: 0, older: 60 },
      isForgotten: false,
    });
    expect(Object(counted.body).series).toHaveLength(1);
  });

  test('Lists cancelled giveaways newest first, page by page', async ({ world, guild, api }) => {
    const { open, step } = openGivingAway(world, guild);
    const ids = [(await open()).id, (await open()).id];
    for (const id of ids) await step(id, 'cancel');
    const params = { guildId: guild.id };

    const all = await api.call(guild.owner.token, past, { params });
    const older = await api.call(guild.owner.token, past, { params, query: { before: ids[1] ?? '' } });

    const idsOf = (body: unknown) => Object(body).giveaways.map(({ id }: { id: string }) => id);
    expect([idsOf(all.body), idsOf(older.body)]).toEqual([ids.toReversed(), ids.slice(0, 1)]);
  });
});
