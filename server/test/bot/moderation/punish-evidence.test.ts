import { expect } from 'vitest';
import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { EVIDENCE_MAX_BYTES } from '@perigee/core/moderation/cases/limits';
import { saveCommand } from '../../support/bot/command-settings.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { openModerating } from '../../support/moderation/moderating.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { readCase } from '../../support/moderation/cases.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const picture = (name: string, data: Buffer = PNG) => ({ name, type: 'image/png', data });

/** The kinds of the pictures of the first case. */
async function evidenceOf(api: ApiClient, guild: GuildFixture): Promise<(string | null)[]> {
  const { evidenceCount } = await readCase(api, guild.owner.token, guild, 1);
  const pictures = Array.from({ length: evidenceCount }, (_, index) =>
    api.call(guild.owner.token, casesEndpoints.evidence, {
      params: { guildId: guild.id, number: '1', position: String(index + 1) },
    }),
  );
  return (await Promise.all(pictures)).map(({ headers }) => headers.get('content-type'));
}

test('Stores attached images as evidence and reports files it can’t keep', async ({ world, api }) => {
  const { chat, guild, join } = openModerating(world);
  const ann = join('ann');
  const files = [
    picture('1.png'),
    picture('2.gif', Buffer.from('GIF89a picture')),
    picture('text.png', Buffer.from('no picture')),
    picture('4.png'),
  ];

  const { content } = await chat.write({ content: `!warn ${ann.id}`, files });

  expect(content).toContain('-# 🖼️ text.png wasn’t saved: it isn’t a PNG, JPEG, WebP or GIF');
  expect(content).toContain('-# 🖼️ 4.png wasn’t saved: a case can have up to three images');
  expect(await evidenceOf(api, guild)).toEqual(['image/png', 'image/gif']);
});

test('An oversized or missing image does not prevent a warning', async ({ world, api }) => {
  const { chat, guild, join, control, cases } = openModerating(world);
  const ann = join('ann');
  control.fail({ path: /gone\.png$/, status: 404, times: 9 });
  const files = [picture('large.png', Buffer.concat([PNG, Buffer.alloc(EVIDENCE_MAX_BYTES)])), picture('gone.png')];

  const { content } = await chat.write({ content: `!warn ${ann.id} spam`, files });

  expect(content).toContain('large.png wasn’t saved: it’s larger than 8 MiB');
  expect(content).toContain('gone.png wasn’t saved: couldn’t download it from Discord');
  expect(await cases()).toMatchObject([{ type: 'warn', state: 'done' }]);
  expect(await evidenceOf(api, guild)).toEqual([]);
});

test('A warning is answered even if its command message is deleted after use', async ({ world, api }) => {
  const { chat, control, guild, join } = openModerating(world);
  const ann = join('ann');
  await saveCommand(api, guild.owner.token, { guildId: guild.id, name: 'warn' }, { deleteUsage: true });

  chat.say(`!warn ${ann.id} spam`);
  await expect.poll(() => chat.answers().at(-1)?.content).toContain('⚠️ Warned');

  await expect.poll(() => control.messages(guild.channelId).map(({ content }) => content)).toHaveLength(1);
});

test('Only the moderator sees the answer to a note added by slash command', async ({ world }) => {
  const { chat, join, cases } = openModerating(world);
  const ann = join('ann');

  const answer = await chat.slash('note', { member: ann.id, text: 'keep an eye' });

  expect(answer).toMatchObject({ isEphemeral: true, content: expect.stringContaining('📝 Note added') });
  expect(await cases()).toMatchObject([{ type: 'note', state: 'done', reason: 'keep an eye' }]);
});

test('A note can be added about a member who has left', async ({ world }) => {
  const { chat, guild, join, control, cases } = openModerating(world);
  const ann = join('ann');
  control.removeMember(guild.id, ann.id);

  await chat.ask(`!note ${ann.id} sold an account`);

  expect(await cases()).toMatchObject([{ type: 'note', member: { id: ann.id, name: 'ann' } }]);
});
