import { generalSection } from '@perigee/core/community/general/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { expect, test } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { openChat } from '../support/chat.ts';
import { buildGeneral, createGuild } from '../support/fixtures.ts';
import { openLine } from '../support/bot/open-line.ts';
import { startWorld } from '../support/world.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

test.skipIf(serverUrl === '')(
  'Refuses saves while the database is unavailable, and accepts them when it is back',
  async () => {
    const line = await openLine(new URL(serverUrl));
    const world = await startWorld({ throughPort: line.port });
    const api = createApiClient(world.apiUrl);
    const guild = createGuild(world);
    const params = { guildId: guild.id };
    const save = (prefix: string) =>
      api.call(guild.owner.token, generalSection.save, { params, body: buildGeneral({ prefix }) });
    const health = async () => (await fetch(new URL('/health/ready', world.apiUrl))).status;

    const before = await save('1');
    const healthBefore = await health();
    line.cut();
    const during = await save('2');
    const healthDuring = await health();
    line.mend();

    await expect.poll(async () => (await save('3')).status).toBe(200);
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });
    await world.close();
    line.close();

    expect(before.status).toBe(200);
    expect(during).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(during.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([healthBefore, healthDuring]).toEqual([200, 503]);
    expect(info.body).toMatchObject({ settings: { prefix: '3' } });
  },
);

test.skipIf(serverUrl === '')(
  'Replies to a command during a database outage, even after missed announcements',
  async () => {
    const line = await openLine(new URL(serverUrl));
    const world = await startWorld({ throughPort: line.port, env: { REDIS_URL: '' } });
    const guild = createGuild(world);
    const chat = openChat(world, { channelId: guild.channelId, member: guild.owner });
    const gap = new Promise<void>((resolve) => world.services.bus.onGap(resolve));
    await chat.ask('!balance');

    line.cut();
    line.mend();
    await gap;
    line.cut();
    const during = await chat.ask('!balance');
    line.mend();
    await world.close();
    line.close();

    expect(during.content).toBe(
      'Something went wrong on my side. Please try again later.\nУ меня что-то сломалось. Попробуйте ещё раз позже.',
    );
  },
);
