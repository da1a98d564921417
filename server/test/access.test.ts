import { appealEndpoints } from '@perigee/core/appeal/endpoints';
import { automodEndpoints } from '@perigee/core/automod/endpoints';
import { badgesEndpoints } from '@perigee/core/badges/endpoints';
import { boostEndpoints } from '@perigee/core/boost/endpoints';
import { paymentEndpoints } from '@perigee/core/boost/payment-endpoints';
import { giftEndpoints } from '@perigee/core/boost/gift-endpoints';
import { placementEndpoints } from '@perigee/core/boost/placement-endpoints';
import { commandsEndpoints } from '@perigee/core/commands/endpoints';
import { jobsEndpoints } from '@perigee/core/custom-jobs/endpoints';
import { itemsEndpoints } from '@perigee/core/items/endpoints';
import { generalEndpoints } from '@perigee/core/general/endpoints';
import { guildsEndpoints } from '@perigee/core/guilds/endpoints';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { historyEndpoints } from '@perigee/core/history/endpoints';
import type { Endpoint } from '@perigee/core/http/endpoint';
import { balancesEndpoints } from '@perigee/core/balances/endpoints';
import { leaderboardEndpoints } from '@perigee/core/leaderboard/endpoints';
import { moderationEndpoints } from '@perigee/core/moderation/endpoints';
import { overviewEndpoints } from '@perigee/core/overview/endpoints';
import { SECTION_LIST } from '@perigee/core/settings/sections';
import { sessionEndpoints } from '@perigee/core/session/endpoints';
import { statsEndpoints } from '@perigee/core/stats/endpoints';
import { templatesEndpoints } from '@perigee/core/templates/endpoints';
import { transferEndpoints } from '@perigee/core/transfer/endpoints';
import { describe, expect } from 'vitest';
import { createGuild, test } from '../src/testing/fixtures.ts';

const MOUNTED = [...Object.values(balancesEndpoints), ...Object.values(leaderboardEndpoints)];
const ENDPOINTS: Endpoint[] = [
  ...Object.values(appealEndpoints),
  ...Object.values(automodEndpoints),
  ...Object.values(badgesEndpoints),
  ...Object.values(boostEndpoints),
  ...Object.values(paymentEndpoints),
  ...Object.values(placementEndpoints),
  ...Object.values(giftEndpoints),
  ...Object.values(commandsEndpoints),
  ...Object.values(generalEndpoints),
  ...Object.values(greetingsEndpoints),
  ...Object.values(guildsEndpoints),
  ...Object.values(historyEndpoints),
  ...SECTION_LIST.flatMap(({ save }) => save ?? []),
  ...MOUNTED,
  ...Object.values(moderationEndpoints),
  ...Object.values(itemsEndpoints),
  ...Object.values(jobsEndpoints),
  ...Object.values(overviewEndpoints),
  ...Object.values(sessionEndpoints),
  ...Object.values(statsEndpoints),
  ...Object.values(templatesEndpoints),
  ...Object.values(transferEndpoints),
];
const PRIVATE = ENDPOINTS.filter(({ config }) => config.access !== 'public');
const OF_GUILDS = PRIVATE.filter(({ config, url }) => config.access !== 'signedIn' && url.includes(':guildId'));
const FOR_MANAGERS = OF_GUILDS.filter(({ config }) => config.access !== 'guildMember');

describe.for(PRIVATE)('$method $url', (endpoint) => {
  test('is closed to someone who is not signed in', async ({ api, guild }) => {
    const reply = await api.call(null, endpoint, { params: { guildId: guild.id } });

    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized', message: 'Sign in first' } });
  });

  test.for(['unknown', 'expired', 'revoked'])('is closed to an %s token', async (kind, { api, guild, world }) => {
    const control = world.simulator.world;
    const { token } = guild.owner;
    if (kind === 'expired') control.expireToken(token);
    if (kind === 'revoked') control.revokeToken(token);

    const reply = await api.call(kind === 'unknown' ? 'nobody' : token, endpoint, { params: { guildId: guild.id } });

    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});

describe.for(FOR_MANAGERS)('$method $url', (endpoint) => {
  test('is closed to a member who can not manage the server', async ({ api, guild }) => {
    const reply = await api.call(guild.member.token, endpoint, { params: { guildId: guild.id } });

    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});

describe.for(OF_GUILDS)('$method $url', (endpoint) => {
  test('does not exist for someone who is not in the server', async ({ api, guild, stranger }) => {
    const reply = await api.call(stranger.token, endpoint, { params: { guildId: guild.id } });

    expect(reply).toMatchObject({ status: 404, body: { code: 'notFound' } });
  });

  test.for(['0', 'x', '99999999999999999999999', "1' or 1=1", '../../etc'])(
    'does not exist for the server "%s"',
    async (guildId, { api, guild }) => {
      const reply = await api.call(guild.owner.token, endpoint, { params: { guildId } });

      expect(reply).toMatchObject({ status: 404, body: { code: 'notFound' } });
    },
  );

  test('is closed to a token without the scope to see servers', async ({ api, guild, world }) => {
    const { accessToken } = world.simulator.world.issueToken(guild.owner.id, ['identify']);

    const reply = await api.call(accessToken, endpoint, { params: { guildId: guild.id } });

    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});

test('a right that was taken away on the platform ends here when the servers are asked for again', async ({
  api,
  world,
}) => {
  const { id, manager } = createGuild(world);
  await api.call(manager.token, guildsEndpoints.info, { params: { guildId: id } });

  world.simulator.world.removeMember(id, manager.id);
  await api.call(manager.token, guildsEndpoints.list, { headers: { 'cache-control': 'no-cache' } });
  const reply = await api.call(manager.token, guildsEndpoints.info, { params: { guildId: id } });

  expect(reply.status).toBe(404);
});

test('a call nobody described answers with the same shape of error', async ({ api }) => {
  const reply = await api.send('/private/nothing', { method: 'GET' });

  expect(reply).toMatchObject({ status: 404, body: { code: 'notFound', message: 'No such call' } });
});

test('every described call is in the documentation, with its lock', async ({ api }) => {
  const reply = await api.send('/openapi.json', { method: 'GET' });

  expect(reply.body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/private/guilds/{guildId}/general': {
        post: { security: [{ token: [] }], summary: 'Save prefix and languages' },
      },
      '/public/stats': { get: { summary: 'How large the bot is and how it is doing' } },
    },
  });
  expect(countOperations(reply.body)).toBe(ENDPOINTS.length);
});

function countOperations(document: unknown): number {
  if (typeof document !== 'object' || document === null || !('paths' in document)) return 0;
  return Object.values(document.paths ?? {}).flatMap((path) => Object.keys(path)).length;
}
