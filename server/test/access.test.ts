import { appealEndpoints } from '@perigee/core/moderation/appeal/endpoints';
import { automodEndpoints, automodSwitchEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { automodReplayEndpoints } from '@perigee/core/moderation/automod-replay/endpoints';
import { nativeEndpoints } from '@perigee/core/moderation/automod/native/endpoints';
import { raidEndpoints } from '@perigee/core/moderation/automod/raid-endpoints';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { exemptionEndpoints } from '@perigee/core/moderation/automod/exemption-endpoints';
import { badgesEndpoints } from '@perigee/core/community/badges/endpoints';
import { boostEndpoints } from '@perigee/core/community/boost/endpoints';
import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import { giftEndpoints } from '@perigee/core/community/boost/gift-endpoints';
import { placementEndpoints } from '@perigee/core/community/boost/placement-endpoints';
import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { economyHealthEndpoints } from '@perigee/core/insights/economy-health/endpoints';
import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { shopEndpoints } from '@perigee/core/economy/shop/endpoints';
import { gamesEndpoints } from '@perigee/core/games/endpoints';
import { generalEndpoints } from '@perigee/core/community/general/endpoints';
import { generalSection } from '@perigee/core/community/general/section';
import { audienceEndpoints } from '@perigee/core/community/guilds/audience-endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import type { Endpoint } from '@perigee/core/base/http/endpoint';
import { BODY_MAX_BYTES, ERROR_STATUS, type ErrorCode } from '@perigee/core/base/http/errors';
import { possibleErrors } from '@perigee/core/base/http/possible-errors';
import { errorReply } from '@perigee/core/base/http/replies';
import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import { levelsEndpoints } from '@perigee/core/rewards/levels/endpoints';
import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { listsEndpoints } from '@perigee/core/economy/lists/endpoints';
import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { muteRoleEndpoints } from '@perigee/core/moderation/mute-role/endpoints';
import { moderationEndpoints } from '@perigee/core/moderation/punishments/endpoints';
import { activityEndpoints } from '@perigee/core/insights/activity/endpoints';
import { setupEndpoints } from '@perigee/core/setup/wizard/endpoints';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { SECTION_LIST } from '@perigee/core/community/settings/sections';
import { sessionEndpoints } from '@perigee/core/community/session/endpoints';
import { statementsEndpoints } from '@perigee/core/economy/statements/endpoints';
import { statsEndpoints } from '@perigee/core/community/stats/endpoints';
import { templatesEndpoints } from '@perigee/core/base/templates/endpoints';
import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { describedCall, readDocument } from './support/api-document.ts';
import { buildGeneral, createGuild, createPerson, SCOPES, test } from './support/fixtures.ts';

const MOUNTED = [...Object.values(balancesEndpoints), ...Object.values(leaderboardEndpoints)];
const ENDPOINTS: Endpoint[] = [
  ...Object.values(audienceEndpoints),
  ...Object.values(appealEndpoints),
  ...Object.values(automodEndpoints),
  ...Object.values(automodSwitchEndpoints),
  ...Object.values(automodSiteEndpoints),
  ...Object.values(automodReplayEndpoints),
  ...Object.values(nativeEndpoints),
  ...Object.values(raidEndpoints),
  ...Object.values(exemptionEndpoints),
  ...Object.values(badgesEndpoints),
  ...Object.values(boostEndpoints),
  ...Object.values(paymentEndpoints),
  ...Object.values(placementEndpoints),
  ...Object.values(giftEndpoints),
  ...Object.values(casesEndpoints),
  ...Object.values(commandsEndpoints),
  ...Object.values(gamesEndpoints),
  ...Object.values(generalEndpoints),
  ...Object.values(giveawaysEndpoints),
  ...Object.values(greetingsEndpoints),
  ...Object.values(guildsEndpoints),
  ...Object.values(historyEndpoints),
  ...Object.values(hostEndpoints),
  ...SECTION_LIST.flatMap(({ save }) => save ?? []),
  ...MOUNTED,
  ...Object.values(moderationEndpoints),
  ...Object.values(logsEndpoints),
  ...Object.values(economyHealthEndpoints),
  ...Object.values(levelsEndpoints),
  ...Object.values(muteRoleEndpoints),
  ...Object.values(itemsEndpoints),
  ...Object.values(shopEndpoints),
  ...Object.values(couponsEndpoints),
  ...Object.values(customJobsEndpoints),
  ...Object.values(activityEndpoints),
  ...Object.values(setupEndpoints),
  ...Object.values(listsEndpoints),
  ...Object.values(overviewEndpoints),
  ...Object.values(sessionEndpoints),
  ...Object.values(statementsEndpoints),
  ...Object.values(statsEndpoints),
  ...Object.values(templatesEndpoints),
  ...Object.values(transferEndpoints),
];
const PRIVATE = ENDPOINTS.filter(({ config }) => config.access !== 'public');
const OF_GUILDS = PRIVATE.filter(({ config, url }) => config.access !== 'signedIn' && url.includes(':guildId'));
const FOR_MANAGERS = OF_GUILDS.filter(({ config }) => config.access !== 'guildMember');

interface Callers {
  guildId: string;
  /** Tokens of the guild's owner, and invalid ones. */
  tokens: Record<'good' | 'unknown' | 'expired' | 'revoked' | 'withoutServers', string>;
  member: string;
  stranger: string;
}

/** One guild for all calls, since none of them changes it. */
const closedTest = test.extend<{ callers: Callers }>({
  callers: [
    async ({ world }, use) => {
      const control = world.simulator.world;
      const { id: guildId, owner, member } = createGuild(world);
      const [expired, revoked] = [0, 1].map(() => control.issueToken(owner.id, SCOPES).accessToken);
      if (expired === undefined || revoked === undefined) throw new Error('no token was issued');
      control.expireToken(expired);
      control.revokeToken(revoked);
      const withoutServers = control.issueToken(owner.id, ['identify']).accessToken;
      const tokens = { good: owner.token, unknown: 'nobody', expired, revoked, withoutServers };
      await use({ guildId, tokens, member: member.token, stranger: createPerson(world, 'stranger').token });
    },
    { scope: 'file' },
  ],
});

describe.for(PRIVATE)('$method $url', (endpoint) => {
  closedTest('Rejects a caller who is not signed in', async ({ api, callers: { guildId } }) => {
    const reply = await api.call(null, endpoint, { params: { guildId } });

    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized', message: 'Sign in first' } });
  });

  closedTest.for(['unknown', 'expired', 'revoked'] as const)(
    'Rejects a token that is %s',
    async (kind, { api, callers: { guildId, tokens } }) => {
      const reply = await api.call(tokens[kind], endpoint, { params: { guildId } });

      expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    },
  );
});

describe.for(FOR_MANAGERS)('$method $url', (endpoint) => {
  closedTest('Rejects a member who cannot manage the server', async ({ api, callers: { guildId, member } }) => {
    const reply = await api.call(member, endpoint, { params: { guildId } });

    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});

describe.for(OF_GUILDS)('$method $url', (endpoint) => {
  closedTest('Hides the server from a caller who is not a member', async ({ api, callers: { guildId, stranger } }) => {
    const reply = await api.call(stranger, endpoint, { params: { guildId } });

    expect(reply).toMatchObject({ status: 404, body: { code: 'notFound' } });
  });

  closedTest.for(['0', 'x', '99999999999999999999999', "1' or 1=1", '../../etc'])(
    'Answers "not found" for the server "%s"',
    async (guildId, { api, callers: { tokens } }) => {
      const reply = await api.call(tokens.good, endpoint, { params: { guildId } });

      expect(reply).toMatchObject({ status: 404, body: { code: 'notFound' } });
    },
  );

  closedTest('Rejects a token without the scope for servers', async ({ api, callers: { guildId, tokens } }) => {
    const reply = await api.call(tokens.withoutServers, endpoint, { params: { guildId } });

    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});

test('A permission revoked on Discord no longer counts after the server list is refreshed', async ({ api, world }) => {
  const { id, manager } = createGuild(world);
  await api.call(manager.token, guildsEndpoints.info, { params: { guildId: id } });

  world.simulator.world.removeMember(id, manager.id);
  await api.call(manager.token, guildsEndpoints.list, { headers: { 'cache-control': 'no-cache' } });
  const reply = await api.call(manager.token, guildsEndpoints.info, { params: { guildId: id } });

  expect(reply.status).toBe(404);
});

test('Answers an unknown call with the common error format', async ({ api }) => {
  const reply = await api.send('/private/nothing', { method: 'GET' });

  expect(reply).toMatchObject({ status: 404, body: { code: 'notFound', message: 'No such call' } });
});

describe('API documentation', () => {
  test('The API documentation lists every call, and no other', async ({ api }) => {
    const reply = await api.send('/openapi.json', { method: 'GET' });

    expect(reply.body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/private/guilds/{guildId}/general': { post: { summary: 'Save prefix and languages' } },
        '/public/stats': { get: { summary: 'How large the bot is and how it is doing' } },
      },
    });
    const calls = Object.values(readDocument(reply.body).paths).flatMap((path) => Object.keys(path));
    expect(calls.length).toBe(ENDPOINTS.length);
  });

  test('The API documentation states the access and the possible errors of every call', async ({ api }) => {
    const { body } = await api.send('/openapi.json', { method: 'GET' });

    const document = readDocument(body);
    const described = ENDPOINTS.map((endpoint) => [nameOf(endpoint), describedCall(document, endpoint)]);

    expect(described).toEqual(
      ENDPOINTS.map((endpoint) => [
        nameOf(endpoint),
        {
          access: endpoint.config.access,
          needsToken: endpoint.config.access !== 'public',
          errors: byStatus(possibleErrors(endpoint)),
        },
      ]),
    );
  });

  test('The API documentation covers the errors that calls return', async ({ api, guild, stranger }) => {
    const { body } = await api.send('/openapi.json', { method: 'GET' });
    const document = readDocument(body);
    const { save } = generalSection;
    const params = { guildId: guild.id };
    const url = `/private/guilds/${guild.id}/general`;
    const authorization = `Bearer ${guild.owner.token}`;
    await api.call(guild.owner.token, save, { params, body: buildGeneral() });

    const refusals = [
      await api.call(null, save, { params }),
      await api.call(guild.member.token, save, { params }),
      await api.call(stranger.token, save, { params }),
      await api.call(guild.owner.token, save, { params, body: buildGeneral({ prefix: '' }) }),
      await api.call(guild.owner.token, save, {
        params,
        body: buildGeneral({ prefix: '!!' }),
        headers: { 'if-match': '"0"' },
      }),
      await api.call(guild.owner.token, save, { params, body: { text: 'x'.repeat(BODY_MAX_BYTES) } }),
      await api.send(url, { method: 'POST', headers: { authorization, 'content-type': 'text/csv' }, body: 'a;b' }),
    ];

    const answered = refusals.map(({ status, body: refusal }) => [status, z.parse(errorReply, refusal).code]);
    expect(answered).toEqual([
      [401, 'unauthorized'],
      [403, 'forbidden'],
      [404, 'notFound'],
      [400, 'invalid'],
      [409, 'conflict'],
      [413, 'tooLarge'],
      [415, 'unsupportedType'],
    ]);
    const { errors = {} } = describedCall(document, save) ?? {};
    for (const [status, code] of answered) expect(errors[String(status)]).toContain(code);
  });
});

const nameOf = ({ method, url }: Endpoint) => `${method} ${url}`;

function byStatus(codes: readonly ErrorCode[]): Record<string, string[]> {
  const grouped = Map.groupBy(codes.toSorted(), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(grouped);
}
