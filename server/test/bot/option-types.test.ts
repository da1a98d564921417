import { expect, test, vi } from 'vitest';
import { defineCommand } from '../../src/bot/define-command.ts';
import { bothLanguages, openUseWorld, text } from '../support/use-world.ts';

const named = <const Key extends string>(key: Key) =>
  ({ key, required: false, config: { en: text(key), ru: text(key) } }) as const;

/** Repeats its arguments. */
const echo = defineCommand({
  name: 'scold',
  category: 'moderation',
  config: bothLanguages('scold', 'отругать'),
  options: [
    { ...named('member'), type: 'members', required: true, max: 2 },
    { ...named('for'), type: 'duration' },
    { ...named('why'), type: 'string' },
    { ...named('proof'), type: 'attachment', max: 2 },
  ],
  contextMenus: [
    { target: 'user', name: { en: 'Scold', ru: 'Отругать' }, option: 'member' },
    {
      target: 'message',
      name: { en: 'Scold for this', ru: 'Отругать за это' },
      opensForm: true,
      run: async ({ target, openForm }) =>
        openForm?.({ custom_id: `scold:${target?.id}`, title: 'Scold', components: [REASON] }),
    },
  ],
  async run({ options, target, reply }) {
    const files = options.proof.map(({ name }) => name);
    const given = [options.member.join('+'), options.for, options.why, ...files];
    await reply({ content: [...given, target?.content].join('|') });
  },
});

const REASON = {
  type: 1 as const,
  components: [{ type: 4 as const, custom_id: 'reason', style: 1, label: 'Reason' }],
};

async function openEchoWorld() {
  const world = await openUseWorld({ commands: [echo] });
  await vi.waitUntil(() => world.calls(/^PUT .*\/commands$/).length > 0, { timeout: 60_000 });
  return world;
}

const DAY = 86_400_000;

test('Members, a duration and a reason are parsed the same in typed and slash commands', async () => {
  const { newcomer, memberId, newcomerId } = await openEchoWorld();

  const answers = [
    await newcomer.ask(`!scold <@${memberId}> ${newcomerId} 1 day so it goes`),
    await newcomer.slash('scold', { member: memberId, more: `<@${newcomerId}>`, for: '1 день', why: 'so it goes' }),
    await newcomer.slash('scold', { member: memberId, more: '"Ann of Green Gables"' }),
  ];

  const both = `${memberId}+${newcomerId}|${DAY}|so it goes|`;
  expect(answers.map(({ content }) => content)).toEqual([
    both,
    both,
    'Can’t find “Ann of Green Gables”.\nUsage: `/scold <member…> [for] [why] [proof]`',
  ]);
});

test('Invalid or excessive durations and too many members are refused', async () => {
  const { newcomer, memberId, newcomerId } = await openEchoWorld();

  const answers = [
    await newcomer.slash('scold', { member: memberId, for: 'soon' }),
    await newcomer.slash('scold', { member: memberId, for: '366d' }),
    await newcomer.slash('scold', { member: memberId, more: `${newcomerId} 123456789012345678` }),
  ];

  const usage = 'Usage: `/scold <member…> [for] [why] [proof]`';
  expect(answers.map(({ content }) => content)).toEqual([
    '“for” must be a time with units, such as 30m, 1h 30m, 2 weeks or “until friday 18:00”. ' +
      `Put text that starts with a number in quotes.\n${usage}`,
    `“for” must be between 1 second and 365 days.\n${usage}`,
    `“member”: no more than 2.\n${usage}`,
  ]);
});

test('A typed command in a reply applies to the author of the original message', async () => {
  const { simulator, newcomer, channelId, memberId } = await openEchoWorld();
  const spam = simulator.world.say(memberId, channelId, 'buy!');

  const { content } = await newcomer.write({ content: '!scold 1d so it goes', replyTo: spam });

  expect(content).toBe(`${memberId}|${DAY}|so it goes|buy!`);
});

test('A typed command receives the files of its message', async () => {
  const { newcomer, memberId } = await openEchoWorld();
  const files = ['1.png', '2.png'].map((name) => ({ name, type: 'image/png', data: Buffer.from(name) }));

  const { content } = await newcomer.write({ content: `!scold ${memberId}`, files });

  expect(content).toBe(`${memberId}|||1.png|2.png|`);
});

test('A slash command receives each file as a separate option', async () => {
  const { simulator, newcomerId: personId, newcomer, channelId, memberId } = await openEchoWorld();
  const file = (id: string) => ({ id, filename: `${id}.png`, size: 1, url: 'https://example.com', proxy_url: '' });
  const options = [
    { name: 'member', type: 6, value: memberId },
    { name: 'proof', type: 11, value: '1' },
    { name: 'proof2', type: 11, value: '2' },
  ];
  const data = { id: '1', name: 'scold', type: 1, options, resolved: { attachments: { 1: file('1'), 2: file('2') } } };

  await simulator.world.interact({ type: 2, personId, channelId, name: 'scold', data });

  await expect.poll(() => newcomer.answers().at(-1)?.content).toBe(`${memberId}|||1.png|2.png|`);
});

test('A context menu entry can run its own code, such as opening a form', async () => {
  const { simulator, newcomerId: personId, channelId, memberId, newcomer } = await openEchoWorld();
  const messageId = simulator.world.say(memberId, channelId, 'buy!');
  const place = { personId, channelId };

  await simulator.world.chooseFromMenu({ ...place, commandName: 'Scold', target: { userId: memberId } });
  const form = await simulator.world.chooseFromMenu({
    ...place,
    commandName: 'Scold for this',
    target: { messageId },
  });

  expect(newcomer.answers().at(-1)?.content).toBe(`${memberId}|||`);
  expect(form).toMatchObject({ kind: 'modal', modal: { custom_id: `scold:${messageId}` } });
});
