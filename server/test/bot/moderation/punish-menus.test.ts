import { expect } from 'vitest';
import { test } from '../../support/fixtures.ts';
import { openModerating } from '../../support/moderation/moderating.ts';

const plain = (content: string) => content.replaceAll(/<@\d+>/g, '<@>');

type Moderating = ReturnType<typeof openModerating>;
type Target = { userId: string } | { messageId: string };

/** Opens a menu command's modal, enters a reason and submits it `times` times. */
async function warnByMenu({ control, guild, moderator }: Moderating, commandName: string, target: Target, times = 1) {
  const place = { personId: moderator.id, channelId: guild.channelId };
  const form = await control.chooseFromMenu({ ...place, commandName, target });
  if (form?.kind !== 'modal') throw new Error(`${commandName} opened no form but ${form?.kind}`);
  const [, customId = ''] = /"custom_id":"(moderation:[^"]+)"/.exec(JSON.stringify(form.modal)) ?? [];
  const components = [{ type: 1, components: [{ type: 4, custom_id: 'reason', value: 'so it goes' }] }];
  const data = { custom_id: customId, components };
  for (let count = 0; count < times; count += 1) {
    await control.interact({ ...place, type: 5, name: customId, data });
  }
  return form.modal;
}

test('The Warn menu of a member asks for a reason and opens a case', async ({ world }) => {
  const moderating = openModerating(world);
  const { chat, cases, join, registered } = moderating;
  const ann = join('ann');
  await registered();

  const modal = await warnByMenu(moderating, 'Warn', { userId: ann.id });

  await expect.poll(() => plain(chat.answers().at(-1)?.content ?? '')).toContain('⚠️ Warned: <@> (ann)');
  expect(modal['title']).toBe('Warn ann');
  expect(await cases()).toMatchObject([{ member: { id: ann.id }, reason: 'so it goes', message: null }]);
});

test('The Warn menu of a message warns once and stores the full message', async ({ world }) => {
  const moderating = openModerating(world);
  const { cases, control, guild, join, registered } = moderating;
  const ann = join('ann');
  const spam = control.say(ann.id, guild.channelId, 'x'.repeat(2_000));
  await registered();

  await warnByMenu(moderating, 'Warn for this message', { messageId: spam }, 2);

  await expect.poll(async () => (await cases()).length).toBe(1);
  expect(await cases()).toMatchObject([{ message: { id: spam, text: 'x'.repeat(2_000) } }]);
});

test('The Warn menu refuses to warn the server owner', async ({ world }) => {
  const { chat, control, guild, moderator, registered } = openModerating(world);
  await registered();

  const place = { personId: moderator.id, channelId: guild.channelId };
  await control.chooseFromMenu({ ...place, commandName: 'Warn', target: { userId: guild.owner.id } });

  await expect.poll(() => chat.answers().at(-1)?.content).toContain('owns this server');
});
