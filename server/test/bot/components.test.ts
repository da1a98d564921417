import { snowflake } from '@perigee/core/base/ids/snowflake';
import { ButtonStyle, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { customId, wholeNumber } from '../../src/bot/components/custom-id.ts';
import { type Component, defineComponent, type MayPress } from '../../src/bot/components/define-component.ts';
import { defineCommand } from '../../src/bot/define-command.ts';
import { bothLanguages, openUseWorld } from '../support/use-world.ts';

const id = customId({ feature: 'test', action: 'count', version: 2, args: { by: wholeNumber, ownerId: snowflake } });
type Args = NonNullable<ReturnType<typeof id.read>>;

/** A button that counts on its own message, for those allowed to press it. */
function counter(mayPress: MayPress<Args>, lifetimeMs = 60_000): Component {
  return defineComponent({
    id,
    mayPress,
    noCommand: 'no command does the same',
    lifetimeMs,
    legacy: (old) => (old === 'old-count' ? { by: 7, ownerId: '1' } : null),
    run: ({ update }, { by }) => update({ content: `counted ${by}` }),
  });
}

/** A world with a message that has the button. */
async function openCounter(...components: Component[]) {
  const offer = defineCommand({
    name: 'offer',
    category: 'utilities',
    config: bothLanguages('offer', 'предложи'),
    async run({ user, reply }) {
      const button = { type: ComponentType.Button as const, style: ButtonStyle.Primary as const, label: 'Count' };
      const custom_id = id.write({ by: 3, ownerId: user.id });
      const row = { type: ComponentType.ActionRow as const, components: [{ ...button, custom_id }] };
      await reply({ content: 'offered', components: [row] });
    },
  });
  const world = await openUseWorld({ commands: [offer], components });
  const { id: messageId } = await world.owner.ask('!offer');
  const customIdOf = (ownerId: string) => id.write({ by: 3, ownerId });
  const isGrey = () => {
    const offered = world.simulator.world.messages(world.channelId).find((message) => message.id === messageId);
    return JSON.stringify(offered?.components).includes('"disabled":true');
  };
  return { ...world, messageId, own: customIdOf(world.memberId), isGrey };
}

const OFFERED = { onlyFor: null, content: 'offered' };
const COUNTED = { onlyFor: null, content: 'counted 3' };
const TOO_OLD = ['This button is too old to use.', 'Эта кнопка слишком старая.'].join('\n');

test('A button press receives the arguments from its custom id', async () => {
  const { newcomer, messageId, own, shown } = await openCounter(counter('anybody'));

  await newcomer.press(messageId, own);

  expect(shown()).toEqual([COUNTED]);
});

test.for(['nobody:knows:1:this', 'test:count:1:3:1', 'test:count:2:3', 'test:count:2:many:1', 'stray'])(
  'A press on the unknown custom id %s gets a private notice',
  async (customIdGiven) => {
    const { newcomer, newcomerId, messageId, shown } = await openCounter(counter('anybody'));

    await newcomer.press(messageId, customIdGiven);

    expect(shown()).toEqual([OFFERED, { onlyFor: newcomerId, content: TOO_OLD }]);
  },
);

test('A button with a custom id in the older format works if its component supports that format', async () => {
  const { newcomer, messageId, shown } = await openCounter(counter('anybody'));

  await newcomer.press(messageId, 'old-count');

  expect(shown()).toEqual([{ onlyFor: null, content: 'counted 7' }]);
});

test('An expired button is disabled when it is pressed, with a private notice', async () => {
  const { newcomer, newcomerId, messageId, own, shown, isGrey } = await openCounter(counter('anybody', 0));

  await newcomer.press(messageId, own);

  const notice = 'This button has expired.\nСрок действия этой кнопки истёк.';
  await expect.poll(shown).toEqual([OFFERED, { onlyFor: newcomerId, content: notice }]);
  expect(isGrey()).toBe(true);
});

test('A button is disabled on expiry even without a press', async () => {
  const { isGrey, shown } = await openCounter(counter('anybody', 1));

  await expect.poll(isGrey, { timeout: 60_000 }).toBe(true);
  expect(shown()).toEqual([OFFERED]);
});

test('A button with an owner works only for its owner', async () => {
  const { owner, newcomer, newcomerId, messageId, own, shown } = await openCounter(counter({ owner: 'ownerId' }));

  await newcomer.press(messageId, own);
  const refused = shown();
  await owner.press(messageId, own);

  expect(refused).toEqual([OFFERED, { onlyFor: newcomerId, content: 'This button isn’t for you.' }]);
  expect(shown()[0]).toEqual(COUNTED);
});

test('A button that requires a permission names it to members without it', async () => {
  const { owner, newcomer, newcomerId, messageId, own, shown } = await openCounter(
    counter({ permission: 'ManageMessages' }),
  );

  await newcomer.press(messageId, own);
  const refused = shown();
  await owner.press(messageId, own);

  expect(refused).toEqual([OFFERED, { onlyFor: newcomerId, content: 'To use this you need: Manage Messages.' }]);
  expect(shown()[0]).toEqual(COUNTED);
});

test('A failing button apologises privately and logs the error once', async () => {
  const failing = defineComponent({
    id,
    mayPress: 'anybody',
    noCommand: 'fails',
    run: () => Promise.reject(new Error('tripped')),
  });
  const { newcomer, newcomerId, messageId, own, shown, logged } = await openCounter(failing);

  await newcomer.press(messageId, own);

  const notice = 'Something went wrong on my side. Please try again later.';
  expect(shown()).toEqual([OFFERED, { onlyFor: newcomerId, content: notice }]);
  expect(logged).toEqual([expect.stringContaining('tripped')]);
});

const NAME_FIELD = {
  type: ComponentType.Label,
  label: 'Name',
  component: { type: ComponentType.TextInput, custom_id: 'name', style: TextInputStyle.Short },
} as const;

test('A select menu passes on the chosen values, and a form the entered text', async () => {
  const form = customId({ feature: 'test', action: 'form', version: 1, args: {} });
  const asking = defineComponent({
    id,
    mayPress: 'anybody',
    noCommand: 'no command does the same',
    opensForm: true,
    run: ({ values, openForm }) =>
      openForm({ custom_id: form.write({}), title: values.join('+'), components: [NAME_FIELD] }),
  });
  const reading = defineComponent({
    id: form,
    kind: 'form',
    mayPress: 'anybody',
    noCommand: 'no command does the same',
    run: ({ field, update }) => update({ content: `${field('name')}, ${field('nothing')}.` }),
  });
  const { simulator, newcomerId, channelId, messageId, own, shown } = await openCounter(asking, reading);
  const source = simulator.world.messages(channelId).find((message) => message.id === messageId) ?? null;
  const place = { personId: newcomerId, channelId, name: '', source };

  const choice = { custom_id: own, component_type: 3, values: ['a', 'b'] };
  const opened = await simulator.world.interact({ ...place, type: 3, data: choice });
  const input = { type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'name', value: ' Ann ' } };
  const sent = { custom_id: form.write({}), components: [input] };
  await simulator.world.interact({ ...place, type: 5, data: sent });

  expect(opened).toMatchObject({ kind: 'modal', modal: { title: 'a+b' } });
  expect(shown()).toEqual([{ onlyFor: null, content: 'Ann, .' }]);
});

test('Two components with the same feature and action make the startup fail', async () => {
  const started = openCounter(counter('anybody'), counter('anybody'));

  await expect(started).rejects.toThrow('Two components share feature and action');
});

test('Writing a custom id throws if its arguments do not fit', () => {
  const name = customId({ feature: 'test', action: 'name', version: 1, args: { ownerId: snowflake } });

  expect(() => name.write({ ownerId: '1:2' })).toThrow('do not fit');
  expect(() => name.write({ ownerId: '1'.repeat(100) })).toThrow('do not fit');
});
