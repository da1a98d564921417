import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { describe, expect } from 'vitest';
import { test } from '../../support/fixtures.ts';
import { open } from '../../support/moderation/cases.ts';
import { openModerating } from '../../support/moderation/moderating.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../support/pass-time.ts';
import { DONE_WITHIN_MS, saveModeration } from '../../support/punishing.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const plain = (content: string) => content.replaceAll(/<@\d+>/g, '<@>').replaceAll(/until <t.*?\)/g, 'until …');

describe('A command that is milder than what stands', () => {
  test('A ban of one day asks before it replaces a ban without end', async ({ world }) => {
    const moderating = openModerating(world);
    const { chat, buttonsOf, contentOf, join, moderator, punish, find } = moderating;
    const ann = { id: join('ann').id, name: 'ann' };
    await punish({ type: 'ban', members: [ann] });

    const asked = await chat.ask(`!ban ${ann.id} 1d raid`);
    const [keep = '', replace = ''] = buttonsOf(asked.id);
    const content = plain(asked.content);
    const before = await find(1);
    await chat.press(asked.id, replace, moderator.id);
    await expect.poll(() => contentOf(asked.id), WITHIN).toContain('case **#2**');

    expect(content.split('\n')).toEqual([
      '🔨 Ban 1 person? Duration: 1 day.',
      '<@> (ann)',
      '⚖️ <@> (ann) is already banned for longer: until lifted · case **#1** · by <@>',
      'What is stricter stays, unless you replace it.',
      '> raid',
    ]);
    expect(keep).toContain('cancel');
    expect(before).toMatchObject({ state: 'done' });
    expect(await find(1)).toMatchObject({ state: 'lifted' });
    expect(await find(2)).toMatchObject({ state: 'done', durationMs: DAY_MS });
  });

  test('A mute of one minute leaves a mute of 20 days if the moderator keeps what is stricter', async ({
    world,
    api,
  }) => {
    const { chat, guild, buttonsOf, contentOf, join, moderator, punish, numbers, find } = openModerating(world);
    await saveModeration(api, guild, { useTimeout: true });
    const ann = { id: join('ann').id, name: 'ann' };
    await punish({ type: 'mute', members: [ann], durationMs: 20 * DAY_MS });

    const asked = await chat.ask(`!mute <@${ann.id}> 1m`);
    const content = plain(asked.content);
    await chat.press(asked.id, buttonsOf(asked.id)[0] ?? '', moderator.id);
    await expect.poll(() => contentOf(asked.id), WITHIN).toContain('Cancelled');

    expect(content).toContain('is already muted for longer: until …');
    expect(await numbers()).toEqual([1]);
    expect(await find(1)).toMatchObject({ state: 'done' });
  });

  test('A slash command asks too, and a longer mute does not', async ({ world, api }) => {
    const { chat, guild, join, punish, find } = openModerating(world);
    await saveModeration(api, guild, { useTimeout: true });
    const ann = { id: join('ann').id, name: 'ann' };
    await punish({ type: 'mute', members: [ann], durationMs: HOUR_MS });

    const asked = await chat.slash('mute', { member: ann.id, duration: '5m' });
    const longer = await chat.ask(`!mute <@${ann.id}> 2h`);

    expect(asked.content).toContain('is already muted for longer');
    expect(longer.content).toContain('case **#2**');
    expect(await find(1)).toMatchObject({ state: 'lifted' });
  });

  test('A softban asks before it lifts a ban', async ({ world, stranger }) => {
    const { chat, guild, control, join, punish, find } = openModerating(world);
    const ann = { id: join('ann').id, name: 'ann' };
    await punish({ type: 'ban', members: [ann] });
    control.unban(guild.id, stranger.id);
    control.addMember(guild.id, ann.id);

    const { content } = await chat.ask(`!softban <@${ann.id}> raid`);

    expect(plain(content)).toContain('is banned: until lifted · case **#1** · by <@>. A softban would lift that.');
    expect(await find(1)).toMatchObject({ state: 'done' });
  });

  test('An order for several members can punish only the others, and says who keeps what', async ({ world }) => {
    const { chat, buttonsOf, contentOf, join, moderator, punish, numbers, find } = openModerating(world);
    const [ann, bob] = [join('ann'), join('bob')].map(({ id }) => id);
    await punish({ type: 'ban', members: [{ id: ann ?? '', name: 'ann' }] });

    const asked = await chat.ask(`!ban ${ann} ${bob} 7d raid`);
    await chat.press(asked.id, buttonsOf(asked.id)[0] ?? '', moderator.id);
    await expect.poll(() => contentOf(asked.id), WITHIN).toContain('case **#2**');

    expect(plain(contentOf(asked.id)).split('\n').at(-1)).toBe('🚫 <@> (ann): a stricter punishment stands (case #1).');
    expect(await numbers()).toEqual([1, 2]);
    expect(await find(1)).toMatchObject({ state: 'done' });
    expect(await find(2)).toMatchObject({ state: 'done', member: { id: bob } });
  });
});

test('Punishments by rules and for warnings never replace a stricter one, and their cases say so', async ({
  world,
  api,
}) => {
  const { chat, chatOf, guild, join, punish, find, trail, numbers } = openModerating(world);
  const punishment = { type: 'mute' as const, duration: HOUR_MS, reason: '' };
  await saveModeration(api, guild, { useTimeout: true, warnsPunishments: [{ warns: 1, punishment }] });
  const words = {
    ...DEFAULT_AUTOMOD.words,
    enabled: true,
    options: { words: ['spam'], match: 'whole' },
    punishment: { enabled: true, type: 'mute', duration: MINUTE_MS, reason: '' },
  };
  await api.call(guild.owner.token, automodEndpoints.words, { params: { guildId: guild.id }, body: words });
  const ann = { id: join('ann').id, name: 'ann' };
  await open(world, guild, [
    { type: 'mute', member: ann, method: 'timeout', endsAt: new Date(Date.now() + DAY_MS), durationMs: DAY_MS },
  ]);

  chatOf(ann).say('spam');
  await expect.poll(numbers, WITHIN).toEqual([1, 2]);
  const { content } = await chat.ask(`!warn <@${ann.id}>`);
  await punish({ type: 'mute', members: [ann], durationMs: 2 * DAY_MS });

  expect(await find(2)).toMatchObject({ type: 'mute', state: 'lifted', source: 'automod', delivery: 'none' });
  expect(await trail(2)).toMatchObject([{ kind: 'opened' }, { kind: 'replaced', after: '1' }]);
  expect(await find(4)).toMatchObject({ type: 'mute', state: 'lifted', source: 'ladder', linkedCase: 3 });
  expect(content).toContain('Not carried out: a stricter punishment stands (case #1)');
});

test('A failed punishment is not tried again on the site while a stricter one stands', async ({
  world,
  guild,
  api,
}) => {
  const member = { id: guild.member.id, name: 'member' };
  await open(world, guild, [
    { type: 'ban', member, state: 'failed', durationMs: DAY_MS, problem: 'away' },
    { type: 'ban', member },
  ]);

  const params = { guildId: guild.id, number: '1' };
  const refused = await api.call(guild.owner.token, casesEndpoints.retry, { params });

  expect(refused).toMatchObject({ status: 409, body: { issues: [{ code: 'case_stricterStands' }] } });
});
