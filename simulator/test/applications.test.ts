import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asText, isObject } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { connect, dataOf, type GatewayClient, identify, INTENT } from './gateway/gateway-client.ts';
import { callPage } from './chat/call-page.ts';
import { APPLICATION, call, idOf, objectOf, personWhoIs, start } from './start.ts';

const MESSAGES = INTENT.guilds | INTENT.messages | INTENT.content;

let simulator: Simulator;
let owner: string;
let other: { id: string; botToken: string };
let guildId: string;
let channelId: string;
let ours: GatewayClient;
let theirs: GatewayClient;

beforeAll(async () => {
  simulator = await start();
  owner = personWhoIs(simulator, 'owner');
  const guild = simulator.world.createGuild({ name: 'Two bots', ownerId: owner });
  guildId = guild.id;
  channelId = guild.channelIds[0] ?? '';
  other = simulator.control.addApplication({ name: 'Other' });
  ours = await connect(simulator, identify(MESSAGES));
  theirs = await connect(simulator, identify(MESSAGES, { token: other.botToken }));
  await Promise.all([ours.event('READY'), theirs.event('READY')]);
  simulator.control.inviteBot({ applicationId: other.id, guildId, permissions: '8' });
});
afterAll(() => simulator.close());

const asOther = () => ({ token: `Bot ${other.botToken}` });

describe('second application', () => {
  test('The bot token of a second application starts with its encoded id', () => {
    const [first = '', ...rest] = other.botToken.split('.');

    expect([Buffer.from(first, 'base64').toString('utf8'), rest.length]).toEqual([other.id, 2]);
  });

  test('The consent page adds a second bot to a guild', async () => {
    const { id, botToken } = simulator.control.addApplication({ name: 'Guest' });
    const guild = simulator.world.createGuild({ name: 'Host', ownerId: owner });

    const page = await fetch(`${simulator.url}/oauth2/authorize?client_id=${id}&scope=bot&permissions=8`, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'authorize', person: owner, guild: guild.id }),
    });

    expect(page.status).toBe(200);
    const token = `Bot ${botToken}`;
    expect((await call(simulator, 'GET', '/users/@me/guilds', { token })).body).toMatchObject([{ id: guild.id }]);
  });

  test('A second bot sees only the guilds it was invited to', async () => {
    const ready = dataOf(await theirs.event('READY'));
    const created = dataOf(await theirs.event('GUILD_CREATE'));

    expect([ready['guilds'], created['id']]).toEqual([[], guildId]);
    expect(await call(simulator, 'GET', '/users/@me', asOther())).toMatchObject({ body: { id: other.id, bot: true } });
    const foreign = simulator.guilds[0]?.id ?? '';
    expect((await call(simulator, 'GET', `/guilds/${foreign}`, asOther())).body).toMatchObject({ code: 10_004 });
  });

  test('Both bots receive a message that the second bot sends under its own name', async () => {
    await call(simulator, 'POST', `/channels/${channelId}/messages`, { ...asOther(), body: { content: 'Hi' } });

    const author = { author: { id: other.id, username: 'Other' } };
    expect(dataOf(await ours.event('MESSAGE_CREATE'))).toMatchObject(author);
    expect(dataOf(await theirs.event('MESSAGE_CREATE'))).toMatchObject(author);
  });

  test('The audit log attributes the actions of a second bot to that bot', async () => {
    await call(simulator, 'POST', `/guilds/${guildId}/roles`, { ...asOther(), body: { name: 'made by the other' } });

    const log = objectOf(await call(simulator, 'GET', `/guilds/${guildId}/audit-logs?limit=1`));

    expect(log['audit_log_entries']).toMatchObject([{ user_id: other.id, action_type: 30 }]);
  });

  test('Only the bot that registered a command receives its interactions and can respond to them', async () => {
    const command = { name: 'theirs', description: 'Of the other bot' };
    const commands = `/applications/${other.id}/commands`;
    await call(simulator, 'POST', commands, { ...asOther(), body: command });
    const foreign = await call(simulator, 'GET', commands);
    const reply = simulator.world.slash(owner, channelId, 'theirs');
    const interaction = dataOf(await theirs.event('INTERACTION_CREATE'));

    await call(
      simulator,
      'POST',
      `/interactions/${asText(interaction['id'])}/${asText(interaction['token'])}/callback`,
      {
        token: null,
        body: { type: 4, data: { content: 'Mine' } },
      },
    );
    const follow = await call(simulator, 'POST', `/webhooks/${other.id}/${asText(interaction['token'])}`, {
      token: null,
      body: { content: 'And more' },
    });
    await ours.settle();

    expect(await reply).toMatchObject({ content: 'Mine', message: { author: { id: other.id } } });
    expect(follow.body).toMatchObject({ author: { id: other.id } });
    expect(interaction['application_id']).toBe(other.id);
    expect(foreign.status).toBe(403);
    expect(ours.received.filter(({ t }) => t === 'INTERACTION_CREATE')).toEqual([]);
  });

  test('Disabling privileged intents of a second application leaves the first one unaffected', async () => {
    simulator.control.setIntents(other.id, []);

    const refused = await connect(simulator, identify(MESSAGES, { token: other.botToken }));
    const accepted = await connect(simulator, identify(MESSAGES));

    expect([await refused.closed(), (await accepted.event('READY'))['s']]).toEqual([4014, 1]);
    accepted.socket.terminate();
  });

  test('Application flags list the limited privileged intents of an unverified bot', async () => {
    const { id, botToken } = simulator.control.addApplication({ name: 'Flagged', privilegedIntents: ['members'] });
    const read = () => call(simulator, 'GET', '/applications/@me', { token: `Bot ${botToken}` });

    const members = objectOf(await read())['flags'];
    simulator.control.setIntents(id, ['messageContent', 'presences']);
    const others = objectOf(await read())['flags'];

    expect([members, others]).toEqual([1 << 15, (1 << 19) | (1 << 13)]);
  });

  test('The consent page accepts only redirect URIs that are currently registered', async () => {
    const { id, botToken } = simulator.control.addApplication({
      name: 'Redirected',
      redirectUris: ['https://a.example'],
    });
    const open = async (address: string) => {
      const query = new URLSearchParams({
        client_id: id,
        response_type: 'code',
        scope: 'identify',
        redirect_uri: address,
      });
      return (await fetch(`${simulator.url}/oauth2/authorize?${query.toString()}`)).status;
    };

    simulator.control.setRedirects(id, ['https://b.example']);

    const { body } = await call(simulator, 'GET', '/applications/@me', { token: `Bot ${botToken}` });
    expect(body).toMatchObject({ redirect_uris: ['https://b.example'] });
    expect([await open('https://a.example'), await open('https://b.example')]).toEqual([400, 200]);
  });

  test('Removing a second bot from a guild keeps the first bot in it', async () => {
    simulator.world.removeMember(guildId, other.id);

    const removed = dataOf(await theirs.event('GUILD_DELETE'));
    const message = await call(simulator, 'POST', `/channels/${channelId}/messages`, {
      body: { content: 'Still here' },
    });

    expect([removed['id'], message.status]).toEqual([guildId, 200]);
    expect(ours.received.some(({ t }) => t === 'GUILD_DELETE')).toBe(false);
  });
});

test('Pressing a button sends the interaction to the bot that posted it, even if a guild has two bots', async () => {
  const components = [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }];
  const body = { content: 'Press', components };
  const messageId = idOf(await call(simulator, 'POST', `/channels/${channelId}/messages`, { body }));

  const button = `${owner}/channels/${channelId}/messages/${messageId}/components`;
  const pressed = callPage(simulator, 'POST', button, { customId: 'go', componentType: '2' });
  const interaction = dataOf(await ours.event('INTERACTION_CREATE'));
  await call(simulator, 'POST', `/interactions/${asText(interaction['id'])}/${asText(interaction['token'])}/callback`, {
    body: { type: 6 },
  });

  expect((await pressed).status).toBe(200);
  expect(interaction['application_id']).toBe(APPLICATION.id);
  expect(isObject(interaction['message']) && interaction['message']['id']).toBe(messageId);
});
