import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { asText, type Json, type JsonObject } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { connectBot, type TestBot } from './connect-bot.ts';
import { APPLICATION, call, personWhoIs, start } from './start.ts';

const REPLY = { type: 4, data: { content: 'Here' } };
const DEFERRED = { type: 5 };

let simulator: Simulator;
let bot: TestBot;
let owner: string;
let channelId: string;
beforeAll(async () => {
  simulator = await start({ botCallsPerSecond: 1_000 });
  owner = personWhoIs(simulator, 'owner');
  const guild = simulator.world.createGuild({ name: 'Answers', ownerId: owner });
  channelId = guild.channelIds[0] ?? '';
  await call(simulator, 'PUT', `/applications/${APPLICATION.id}/commands`, {
    body: [{ name: 'ask', description: 'Asks' }],
  });
  bot = await connectBot(simulator);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  bot.close();
  await simulator.close();
});

/** A person uses the command; its outcome is ignored. */
async function request(): Promise<JsonObject> {
  simulator.world.slash(owner, channelId, 'ask').catch(() => {});
  return bot.next('INTERACTION_CREATE');
}

/** Advances the clock at once. */
function pass(ms: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now + ms);
}

const followUp = ({ token }: JsonObject, body: Json) =>
  call(simulator, 'POST', `/webhooks/${APPLICATION.id}/${asText(token)}`, { token: null, body });

test('A deferred response is pending until the bot sends it', async () => {
  const interaction = await request();
  const isPending = () => simulator.world.isPending(asText(interaction['id']));
  const before = isPending();

  await bot.respond(interaction, DEFERRED);
  const deferred = isPending();
  await followUp(interaction, { content: 'Here' });

  expect([before, deferred, isPending()]).toEqual([false, true, false]);
});

describe('initial interaction response', () => {
  test('An interaction accepts an initial response within 3 seconds', async () => {
    const interaction = await request();
    pass(2_500);

    const answer = await bot.respond(interaction, REPLY);

    expect(answer.status).toBe(204);
  });

  test.for([
    ['a reply', REPLY],
    ['a deferral', DEFERRED],
  ] as const)('An interaction rejects %s with 10062 after 3 seconds', async ([, body]) => {
    const interaction = await request();
    pass(3_001);

    const answer = await bot.respond(interaction, JSON.parse(JSON.stringify(body)));

    expect(answer).toMatchObject({ status: 404, body: { code: 10062, message: 'Unknown interaction' } });
    expect(
      simulator.world.messages(channelId).filter(({ interaction: note }) => note?.id === interaction['id']),
    ).toEqual([]);
  });

  test('The response deadline is configurable for tests on busy machines', async ({ onTestFinished }) => {
    const { answerWithinMs } = simulator.control.limits();
    onTestFinished(() => simulator.control.setLimits({ answerWithinMs }));
    simulator.control.setLimits({ answerWithinMs: 5_000 });
    const [inTime, late] = [await request(), await request()];
    pass(4_500);
    const taken = await bot.respond(inTime, REPLY);
    pass(501);
    const refused = await bot.respond(late, REPLY);

    expect([answerWithinMs, taken.status, refused.status]).toEqual([3_000, 204, 404]);
  });

  test('An interaction rejects a second initial response with 40060', async () => {
    const interaction = await request();
    await bot.respond(interaction, REPLY);

    const answer = await bot.respond(interaction, DEFERRED);

    expect(answer).toMatchObject({ status: 400, body: { code: 40060 } });
  });

  test('A slash command response cannot update a message', async () => {
    const answer = await bot.respond(await request(), { type: 7, data: { content: 'New' } });

    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
  });

  test('An initial response returns the created message if requested', async () => {
    const answer = await bot.respond(await request(), REPLY, '?with_response=true');

    expect(answer).toMatchObject({
      status: 200,
      body: {
        interaction: { type: 2, response_message_loading: false, response_message_ephemeral: false },
        resource: { type: 4, message: { content: 'Here' } },
      },
    });
  });

  test('Errors of an invalid response are reported under data', async () => {
    const answer = await bot.respond(await request(), { type: 4, data: { content: 'x'.repeat(2_001) } });

    expect(answer).toMatchObject({ status: 400, body: { code: 50035, errors: { data: { content: {} } } } });
  });
});

describe('interaction token', () => {
  test('An interaction token is valid for follow-ups for 15 minutes', async () => {
    const interaction = await request();
    await bot.respond(interaction, DEFERRED);
    pass(14.9 * 60_000);

    const answer = await followUp(interaction, { content: 'Late' });

    expect(answer.status).toBe(200);
  });

  test('An interaction token gets 50027 after 15 minutes', async () => {
    const interaction = await request();
    await bot.respond(interaction, DEFERRED);
    pass(15 * 60_000 + 1);

    const answer = await followUp(interaction, { content: 'Too late' });

    expect(answer).toMatchObject({ status: 401, body: { code: 50027, message: 'Invalid Webhook Token' } });
  });

  test('An interaction token rejects follow-ups before the initial response', async () => {
    const answer = await followUp(await request(), { content: 'Early' });

    expect(answer).toMatchObject({ status: 404, body: { code: 10015 } });
  });
});

describe('modals', () => {
  const input = { type: 4, style: 1, custom_id: 'text', label: 'Text' };
  const modal = { custom_id: 'form', title: 'Form', components: [{ type: 1, components: [input] }] };

  test('A modal with a title and inputs is a valid response', async () => {
    const answer = await bot.respond(await request(), { type: 9, data: modal });

    expect(answer.status).toBe(204);
  });

  test.for([
    ['without a title', { ...modal, title: undefined }],
    ['without components', { ...modal, components: [] }],
    ['with six inputs', { ...modal, components: Array.from({ length: 6 }, () => modal.components[0]) }],
    ['with a button', { ...modal, components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'a' }] }] }],
  ] as const)('Rejects a modal %s', async ([, data]) => {
    const answer = await bot.respond(await request(), { type: 9, data: JSON.parse(JSON.stringify(data)) });

    expect(answer).toMatchObject({ status: 400, body: { code: 50035, errors: { data: {} } } });
  });
});
