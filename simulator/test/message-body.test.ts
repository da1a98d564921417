import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { call, idOf, personWhoIs, start } from './start.ts';

const V2 = 1 << 15;

let simulator: Simulator;
let path: string;
beforeAll(async () => {
  simulator = await start({ botCallsPerSecond: 1_000, messagesPerChannel: 1_000 });
  const guild = simulator.world.createGuild({ name: 'Bodies', ownerId: personWhoIs(simulator, 'owner') });
  path = `/channels/${guild.channelIds[0]}/messages`;
});
afterAll(() => simulator.close());

const send = (body: unknown) =>
  call(simulator, 'POST', path, { body: JSON.parse(JSON.stringify(body)) satisfies Json });
const button = (change: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...change });
const row = (...components: object[]) => ({ type: 1, components });
const select = (change: object = {}) => ({
  type: 3,
  custom_id: 'pick',
  options: [{ label: 'One', value: 'one' }],
  ...change,
});
const options = (count: number) => Array.from({ length: count }, (_, n) => ({ label: `${n}`, value: `${n}` }));
const text = (content: string) => ({ type: 10, content });

describe('components', () => {
  test.for([
    ['six rows', { components: Array.from({ length: 6 }, (_, n) => row(button({ custom_id: `${n}` }))) }],
    ['six buttons in a row', { components: [row(...options(6).map(({ value }) => button({ custom_id: value })))] }],
    ['an empty row', { components: [row()] }],
    ['a button without a label and emoji', { components: [row(button({ label: undefined }))] }],
    ['a button without a custom id', { components: [row(button({ custom_id: undefined }))] }],
    ['a link button with a custom id', { components: [row(button({ style: 5, url: 'https://example.com' }))] }],
    ['a link button without a link', { components: [row(button({ style: 5, custom_id: undefined }))] }],
    ['a button of an unknown style', { components: [row(button({ style: 9 }))] }],
    ['a button with a label of 81 characters', { components: [row(button({ label: 'x'.repeat(81) }))] }],
    ['a button with an invalid emoji', { components: [row(button({ emoji: { name: 'nope' } }))] }],
    ['a custom id of 101 characters', { components: [row(button({ custom_id: 'x'.repeat(101) }))] }],
    ['an empty custom id', { components: [row(button({ custom_id: '' }))] }],
    ['the same custom id twice', { components: [row(button(), button())] }],
    ['26 options', { components: [row(select({ options: options(26) }))] }],
    ['a select without options', { components: [row(select({ options: [] }))] }],
    ['the same option twice', { components: [row(select({ options: [...options(1), ...options(1)] }))] }],
    ['more values than options', { components: [row(select({ max_values: 2 }))] }],
    ['a select beside a button', { components: [row(select(), button())] }],
    ['an unknown type', { components: [row({ type: 99, custom_id: 'a' })] }],
    ['a text input in a message', { components: [row({ type: 4, style: 1, custom_id: 'a', label: 'a' })] }],
    ['a button outside a row', { components: [button()] }],
    ['V2 components without their flag', { components: [text('Hello')] }],
    ['content with the flag for V2', { flags: V2, content: 'x', components: [text('Hello')] }],
    ['embeds with the flag for V2', { flags: V2, embeds: [{ title: 'x' }], components: [text('Hello')] }],
    ['41 components', { flags: V2, components: Array.from({ length: 41 }, () => text('x')) }],
    [
      '40 components and one within',
      { flags: V2, components: [...Array.from({ length: 39 }, () => text('x')), row(button())] },
    ],
    ['4,001 characters of text', { flags: V2, components: [text('x'.repeat(2_001)), text('x'.repeat(2_000))] }],
    ['a section without an accessory', { flags: V2, components: [{ type: 9, components: [text('x')] }] }],
  ] as const)('Rejects a message containing %s with 50035 and error details', async ([, body]) => {
    const answer = await send({ ...('flags' in body ? {} : { content: 'x' }), ...body });

    expect(answer).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
    expect(answer.body).toHaveProperty('errors');
  });

  test('A validation error names the path of the invalid component', async () => {
    const answer = await send({ content: 'x', components: [row(button()), row(button({ style: 9, custom_id: 'b' }))] });

    expect(answer.body).toMatchObject({
      errors: { components: { 1: { components: { 0: { style: { _errors: [{ code: 'BASE_TYPE_CHOICES' }] } } } } } },
    });
  });

  test.for([
    ['a duplicate custom id', [row(button(), button())], 'components.0.components.1.custom_id', 'CUSTOM_ID_DUPLICATED'],
    ['a select beside a button', [row(button(), select())], 'components.0.components.1', 'LAYOUT_WIDTH_EXCEEDED'],
    [
      'a duplicate option',
      [row(select({ options: [...options(1), ...options(1)] }))],
      'components.0.components.0.options.1',
      'OPTION_VALUE_DUPLICATED',
    ],
  ] as const)('Rejects %s with its path and Discord’s error code', async ([, components, place, code]) => {
    const answer = await send({ content: 'x', components });

    expect(answer.body).toHaveProperty(`errors.${place}._errors.0.code`, expect.stringMatching(`COMPONENT_${code}$`));
  });

  test('A select component gets default values and ids', async () => {
    const answer = await send({ content: 'x', components: [row(select())] });

    const filled = { type: 3, id: 2, min_values: 1, max_values: 1 };
    expect(answer).toMatchObject({ status: 200, body: { components: [{ type: 1, id: 1, components: [filled] }] } });
  });

  test('A container, its separator and its gallery get default values', async () => {
    const gallery = { type: 12, items: [{ media: { url: 'https://example.com/a.png' } }] };
    const container = { type: 17, components: [text('Hi'), { type: 14 }, gallery] };

    const answer = await send({ flags: V2, components: [container] });

    expect(answer).toMatchObject({
      status: 200,
      body: {
        content: '',
        components: [
          {
            accent_color: null,
            spoiler: false,
            components: [
              { type: 10, id: 2 },
              { divider: true, spacing: 1 },
              { items: [{ description: null, spoiler: false }] },
            ],
          },
        ],
      },
    });
  });
});

describe('message body', () => {
  test.for([
    ['no content', {}, 50006],
    ['only white space', { content: '  \n ' }, 50006],
    ['2,001 characters', { content: 'x'.repeat(2_001) }, 50035],
    ['an empty embed', { embeds: [{}] }, 50035],
    ['an embed that has only a color', { embeds: [{ color: 1 }] }, 50035],
    ['eleven embeds', { embeds: Array.from({ length: 11 }, () => ({ title: 'x' })) }, 50035],
    [
      '6,001 characters in its embeds',
      { embeds: [{ description: 'x'.repeat(4_096) }, { description: 'x'.repeat(1_905) }] },
      50035,
    ],
    [
      'an embed with 26 fields',
      { embeds: [{ fields: Array.from({ length: 26 }, () => ({ name: 'a', value: 'b' })) }] },
      50035,
    ],
    ['an embed with an invalid link', { embeds: [{ title: 'x', url: 'nowhere' }] }, 50035],
    ['a nonce of 26 characters', { content: 'x', nonce: 'x'.repeat(26) }, 50035],
    [
      'both all and specific allowed users',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      50035,
    ],
    ['an unknown kind of mention', { content: 'x', allowed_mentions: { parse: ['friends'] } }, 50035],
    ['an unknown sticker', { sticker_ids: ['1'] }, 50081],
    ['a poll without answers', { poll: { question: { text: 'Why?' }, answers: [] } }, 50035],
  ] as const)('Rejects a message with %s', async ([, body, code]) => {
    const answer = await send(body);

    expect(answer).toMatchObject({ status: 400, body: { code } });
  });

  test('Surrounding white space does not count towards the limit of 2,000 characters', async () => {
    const answer = await send({ content: ` ${'x'.repeat(2_000)} ` });

    expect(answer).toMatchObject({ status: 200, body: { content: 'x'.repeat(2_000) } });
  });

  test('A message keeps a numeric nonce', async () => {
    const answer = await send({ content: 'x', nonce: 12_345 });

    expect(answer).toMatchObject({ status: 200, body: { nonce: 12_345 } });
  });

  test('Embed fields get a default for inline', async () => {
    const answer = await send({ embeds: [{ fields: [{ name: 'a', value: 'b' }] }] });

    expect(answer.body).toMatchObject({
      embeds: [{ type: 'rich', fields: [{ name: 'a', value: 'b', inline: false }] }],
    });
  });

  test('The SUPPRESS_EMBEDS flag hides and shows the embeds of a message', async () => {
    const message = await send({ content: 'x', embeds: [{ title: 'Shown' }] });
    const edit = (flags: number) => call(simulator, 'PATCH', `${path}/${idOf(message)}`, { body: { flags } });

    const [hidden, shown] = [await edit(4), await edit(0)];

    expect([hidden.body, shown.body]).toMatchObject([
      { flags: 4, embeds: [] },
      { flags: 0, embeds: [{ title: 'Shown' }] },
    ]);
  });

  test('A message can have a poll, which the bot can end', async () => {
    const poll = { question: { text: 'Why?' }, answers: [{ poll_media: { text: 'So' } }] };
    const message = await send({ poll });

    const ended = await call(simulator, 'POST', `${path.replace('/messages', '')}/polls/${idOf(message)}/expire`);

    expect(message.body).toMatchObject({ poll: { question: { text: 'Why?' }, results: { is_finalized: false } } });
    expect(ended).toMatchObject({ status: 200, body: { poll: { results: { is_finalized: true } } } });
  });

  test('A forwarded message contains a snapshot of the original', async () => {
    const source = await send({ content: 'First' });
    const channelId = path.split('/')[2] ?? '';
    const reference = { type: 1, message_id: idOf(source), channel_id: channelId };

    const answer = await send({ message_reference: reference });

    const body: JsonObject = { message_reference: reference, message_snapshots: [{ message: { content: 'First' } }] };
    expect(answer).toMatchObject({ status: 200, body });
  });
});
