import { describe, expect } from 'vitest';
import { createPerson, test } from '../../support/fixtures.ts';
import { openModerating } from '../../support/moderation/moderating.ts';
import { DONE_WITHIN_MS, saveModeration } from '../../support/punishing.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const picture = (name: string) => ({ name, type: 'image/png', data: PNG });

describe('Silent punishments', () => {
  test('A silent ban sends the member no direct message, and the answer says so', async ({ world }) => {
    const { chat, control, join, find } = openModerating(world);
    const [ann, bob] = [join('ann'), join('bob')];

    const { content } = await chat.ask(`!ban <@${ann.id}> silent:yes raid`);
    const loud = await chat.ask(`!ban <@${bob.id}> raid`);

    expect(content).toContain('✉️ No direct message sent, as you asked');
    expect(content).toContain('> raid');
    expect(loud.content).not.toContain('✉️');
    expect(control.directMessages(ann.id)).toEqual([]);
    expect(control.directMessages(bob.id)).toHaveLength(1);
    expect(await find(1)).toMatchObject({ state: 'done', delivery: 'none', reason: 'raid' });
  });

  test('A silent warning as a slash command stays silent for the penalty that follows', async ({ world, api }) => {
    const { chat, guild, control, join, cases } = openModerating(world);
    const punishment = { type: 'mute' as const, duration: 600_000, reason: '' };
    await saveModeration(api, guild, { useTimeout: true, warnsPunishments: [{ warns: 1, punishment }] });
    const ann = join('ann');

    await chat.slash('warn', { member: ann.id, silent: true });

    const states = async () => (await cases()).map(({ type, state, delivery }) => `${type} ${state} ${delivery}`);
    await expect.poll(states, WITHIN).toEqual(['warn done none', 'mute done none']);
    expect(control.directMessages(ann.id)).toEqual([]);
  });
});

describe('Evidence added later', () => {
  test('Pictures are added to an open case, up to three, and its history says by whom', async ({ world }) => {
    const { chat, join, moderator, punish, trail } = openModerating(world);
    await punish({ type: 'warn', members: [{ id: join('ann').id, name: 'ann' }] });

    const added = await chat.write({ content: '!evidence 1', files: [picture('a.png'), picture('b.png')] });
    const full = await chat.write({ content: '!evidence #1', files: [picture('c.png'), picture('d.png')] });
    const none = await chat.ask('!evidence 1');

    expect(added.content).toBe('📎 Added to case #1: 2 pictures.');
    expect(full.content).toContain('📎 Added to case #1: 1 picture.');
    expect(full.content).toContain('A case holds at most 3 pictures');
    expect(none.content).toContain('Attach the pictures');
    expect((await trail(1)).at(-1)).toMatchObject({ kind: 'evidenceAdded', byId: moderator.id, after: '1' });
  });

  test('A moderator cannot add evidence to a case about themselves, nor to a ban without the right to ban', async ({
    world,
  }) => {
    const { chat, join, moderator, punish } = openModerating(world, { moderatorMay: ['ModerateMembers'] });
    await punish({ type: 'warn', members: [{ id: moderator.id, name: 'moderator' }] });
    await punish({ type: 'ban', members: [{ id: join('ann').id, name: 'ann' }] });

    const own = await chat.write({ content: '!evidence 1', files: [picture('a.png')] });
    const ban = await chat.write({ content: '!evidence 2', files: [picture('a.png')] });

    expect(own.content).toMatch(/is about you/);
    expect(ban.content).toBe('To use this command you need: Ban Members.');
  });
});

describe('The list of bans', () => {
  test('Bans are listed in pages with escaped names and reasons, for those who may ban', async ({ world }) => {
    const { chat, chatOf, guild, control, buttonsOf, moderator } = openModerating(world);
    const people = Array.from({ length: 17 }, (_, index) => createPerson(world, `raider_${index}`));
    for (const { id } of people) control.ban(guild.id, id, { reason: '**loud**' });
    const embedOf = (id: string) => {
      const found = control.messages(guild.channelId).find((message) => message.id === id);
      const description = found?.embeds[0]?.['description'];
      return typeof description === 'string' ? description : '';
    };

    const list = await chat.ask('!bans');
    const first = embedOf(list.id);
    const next = buttonsOf(list.id).at(-1) ?? '';
    await chat.press(list.id, next, moderator.id);
    await expect.poll(() => embedOf(list.id), WITHIN).not.toBe(first);
    const refused = await chatOf(guild.member).ask('!bans');

    expect(first.split('\n')).toHaveLength(15);
    expect(first).toContain('raider\\_0');
    expect(first).toContain('\\*\\*loud\\*\\*');
    expect(embedOf(list.id).split('\n')).toHaveLength(2);
    expect(refused.content).toBe('To use this command you need: Ban Members.');
  });

  test('A server without bans says so', async ({ world }) => {
    const { content } = await openModerating(world).chat.ask('!bans');

    expect(content).toBe('Nobody is banned here.');
  });
});
