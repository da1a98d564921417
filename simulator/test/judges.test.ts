import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Json } from '../src/base/json.ts';
import { makeBotToken } from '../src/state/application.ts';
import type { Simulator } from '../src/main.ts';
import { callPage } from './chat/call-page.ts';
import { connectDiscordJs } from './judges/discord-js.ts';
import { connectEris } from './judges/eris.ts';
import { BUTTON, type Judge, MODAL, PANEL, THREAD_GREETING } from './judges/judge.ts';
import { connectOceanic } from './judges/oceanic.ts';
import { APPLICATION, objectOf, call, personWhoIs, start } from './start.ts';

/** Third-party client libraries, each with its own view of the platform. */
describe.each([
  ['discord.js', connectDiscordJs],
  ['Oceanic', connectOceanic],
  ['Eris', connectEris],
] as const)('%s', (_name, connect) => {
  const botToken = makeBotToken(APPLICATION.id, 'judge');
  let simulator: Simulator;
  let judge: Judge;
  let owner: string;
  let member: string;
  let guildId: string;
  let channelId: string;
  let messageId: string;

  beforeAll(async () => {
    simulator = await start({ application: { ...APPLICATION, botToken } });
    owner = personWhoIs(simulator, 'owner');
    member = simulator.world.createPerson({ username: 'member' });
    const guild = simulator.world.createGuild({ name: 'Court', ownerId: owner, members: [member] });
    guildId = guild.id;
    channelId = guild.channelIds[0] ?? '';
    judge = await connect(simulator, botToken);
  });
  afterAll(async () => {
    await judge.close();
    await simulator.close();
  });

  /** Acts in the chat as the owner. */
  async function act(path: string, body: Json): Promise<void> {
    const { status } = await callPage(simulator, 'POST', `${owner}/channels/${channelId}${path}`, body);
    expect(status).toBe(200);
  }

  const newest = () => simulator.world.messages(channelId).at(-1);

  test('The client library is ready as the bot with all its guilds', async () => {
    const { body: guilds } = await call(simulator, 'GET', '/users/@me/guilds', { token: `Bot ${botToken}` });

    expect([judge.botId, judge.starts()]).toEqual([APPLICATION.id, 1]);
    expect(guilds).toHaveLength(judge.guildCount());
  });

  test('The client library receives and sends a message', async () => {
    simulator.world.say(owner, channelId, 'Order!');
    await vi.waitFor(() => expect(judge.received).toContain('Order!'), 60_000);

    await judge.send(channelId, 'Silence');

    expect(newest()).toMatchObject({ authorId: APPLICATION.id, content: 'Silence' });
  });

  test('The client library answers a command with a button', async () => {
    await judge.offerPanel();

    const reply = await simulator.world.slash(owner, channelId, PANEL.name);

    messageId = reply.id;
    expect(reply.content).toBe(PANEL.description);
    expect(reply.components).toMatchObject([{ components: [{ custom_id: BUTTON.id, label: BUTTON.label }] }]);
  });

  test('The client library opens a modal from a button and answers its submission', async () => {
    await act(`/messages/${messageId}/components`, { customId: BUTTON.id, componentType: '2' });

    await act('/modals', { customId: MODAL.id, values: { [MODAL.fieldId]: 'guilty' }, messageId });

    expect(newest()).toMatchObject({ authorId: APPLICATION.id, content: 'You said guilty' });
  });

  test('The client library starts a thread on a message and writes in it', async () => {
    const started = simulator.world.say(owner, channelId, 'A case');

    const threadId = await judge.openThread(channelId, started, 'The case');

    expect(simulator.world.messages(threadId).map(({ content }) => content)).toContain(THREAD_GREETING);
  });

  test('The client library sends a webhook message under another name', async () => {
    await judge.speakByWebhook(channelId, 'Usher', 'All rise');

    const token = `Bot ${botToken}`;
    const { body } = await call(simulator, 'GET', `/channels/${channelId}/messages/${newest()?.id}`, { token });
    expect(body).toMatchObject({ content: 'All rise', author: { username: 'Usher', bot: true } });
  });

  test('The client library times a member out', async () => {
    const until = Date.now() + 600_000;

    await judge.timeOut(guildId, member, until);

    const { body } = await call(simulator, 'GET', `/guilds/${guildId}/members/${member}`, { token: `Bot ${botToken}` });
    expect(body).toMatchObject({ communication_disabled_until: new Date(until).toISOString() });
  });

  test('The client library bans with a non-Latin reason', async () => {
    await judge.ban(guildId, member, 'Спам, 100%');

    expect(simulator.world.isBanned(guildId, member)).toBe(true);
    const log = objectOf(await call(simulator, 'GET', `/guilds/${guildId}/audit-logs`, { token: `Bot ${botToken}` }));
    expect(log['audit_log_entries']).toEqual(
      expect.arrayContaining([expect.objectContaining({ action_type: 22, reason: 'Спам, 100%' })]),
    );
  });

  test('The client library resumes a dropped connection and receives missed messages', async () => {
    simulator.world.dropGateway({ resumable: true });
    simulator.world.say(owner, channelId, 'Meanwhile');

    await vi.waitFor(() => expect(judge.resumes()).toBe(1), { timeout: 60_000 });

    expect(judge.received).toContain('Meanwhile');
    expect(simulator.control.counters().identifies).toBe(1);
  });

  test('The client library resumes when the gateway requests a reconnect', async () => {
    simulator.control.askReconnect();

    await vi.waitFor(() => expect(judge.resumes()).toBe(2), { timeout: 60_000 });

    expect(simulator.control.counters().identifies).toBe(1);
  });
});
