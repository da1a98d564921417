import { describe, expect } from 'vitest';
import { test } from '../../support/fixtures.ts';
import { openModerating } from '../../support/moderation/moderating.ts';
import { startBotProcess } from '../../support/world.ts';

const plain = (content: string) => content.replaceAll(/<@\d+>/g, '<@>');
const MINUTE_MS = 60_000;

type Moderating = ReturnType<typeof openModerating>;

function joinMany({ join }: Moderating, count: number): string[] {
  return Array.from({ length: count }, (_, index) => join(`raider${index}`).id);
}

describe('Commands for up to three members', () => {
  test('A kick of three members runs at once and reports the one it can’t kick', async ({ world }) => {
    const moderating = openModerating(world);
    const { chat, guild, join } = moderating;
    const [ann, bob] = [join('ann'), join('bob')];

    const { content } = await chat.ask(`!kick <@${ann.id}> <@${bob.id}> <@${guild.owner.id}> so it goes`);

    expect(plain(content)).toBe(
      [
        '👢 Kicked: <@> (ann) · case **#1**',
        '👢 Kicked: <@> (bob) · case **#2**',
        '> so it goes',
        '🚫 <@> (owner) owns this server and can’t be punished.',
      ].join('\n'),
    );
  });
});

describe('Commands that need confirmation', () => {
  test('A ban of four members needs confirmation and runs once despite repeated clicks', async ({ world }) => {
    const moderating = openModerating(world);
    const { chat, cases, buttonsOf, contentOf, moderator } = moderating;
    const raiders = joinMany(moderating, 4);
    const answer = await chat.ask(`!ban ${raiders.join(' ')} 1d raid`);
    const question = plain(answer.content);
    const none = await cases();
    const [confirm = ''] = buttonsOf(answer.id);

    await Promise.all(Array.from({ length: 3 }, () => chat.press(answer.id, confirm, moderator.id)));
    await expect.poll(() => contentOf(answer.id), { timeout: 60_000 }).toContain('case **#4**');

    expect(question).toBe(
      '🔨 Ban 4 people? Duration: 1 day.\n<@> (raider0), <@> (raider1), <@> (raider2), <@> (raider3)\n> raid',
    );
    expect(none).toEqual([]);
    expect((await cases()).map(({ type, state }) => `${type} ${state}`)).toEqual(Array(4).fill('ban done'));
    expect(buttonsOf(answer.id)).toEqual([]);
  });

  test('A warning for more than ten members reports that no direct messages were sent', async ({ world }) => {
    const moderating = openModerating(world);
    const { chat, buttonsOf, contentOf, moderator } = moderating;
    const answer = await chat.ask(`!warn ${joinMany(moderating, 11).join(' ')} raid`);

    await chat.press(answer.id, buttonsOf(answer.id)[0] ?? '', moderator.id);

    await expect
      .poll(() => contentOf(answer.id), { timeout: 60_000 })
      .toContain('✉️ No direct messages sent: Discord would treat more than 10 at once as spam');
  });

  test('Only the moderator who started a mass kick can confirm or cancel it', async ({ world }) => {
    const moderating = openModerating(world);
    const { chat, cases, buttonsOf, contentOf, guild, moderator } = moderating;
    const answer = await chat.ask(`!kick ${joinMany(moderating, 4).join(' ')}`);
    const [confirm = '', cancel = ''] = buttonsOf(answer.id);

    await chat.press(answer.id, confirm, guild.owner.id);
    await chat.press(answer.id, cancel, moderator.id);
    await expect.poll(() => contentOf(answer.id)).toBe('Cancelled; nobody was punished.');

    expect(await cases()).toEqual([]);
    expect(chat.answers().at(-1)).toMatchObject({ content: 'This button isn’t for you.' });
  });

  test('The confirmation button of a mass kick expires', async ({ world }) => {
    const moderating = openModerating(world);
    const { chat, cases, buttonsOf, control, guild, moderator } = moderating;
    const answer = await chat.ask(`!kick ${joinMany(moderating, 4).join(' ')}`);
    const [confirm = ''] = buttonsOf(answer.id);
    const old = control.age(guild.channelId, answer.id, 3 * MINUTE_MS);

    await chat.press(old, confirm, moderator.id);

    await expect.poll(() => chat.answers().at(-1)?.content).toContain('This button has expired.');
    expect(await cases()).toEqual([]);
  });

  test('Confirming a mass kick checks the role hierarchy and membership again', async ({ world }) => {
    const moderating = openModerating(world);
    const { chat, cases, buttonsOf, contentOf, control, guild, moderator, moderatorRole } = moderating;
    const [risen = '', departed = '', ...others] = joinMany(moderating, 5);
    const answer = await chat.ask(`!kick ${[risen, departed, ...others].join(' ')}`);
    control.grantRole(guild.id, risen, moderatorRole);
    control.removeMember(guild.id, departed);

    await chat.press(answer.id, buttonsOf(answer.id)[0] ?? '', moderator.id);
    await expect.poll(() => contentOf(answer.id), { timeout: 60_000 }).toContain('case **#3**');

    expect((await cases()).map(({ member }) => member.id)).toEqual(others);
    expect(plain(contentOf(answer.id))).toContain('🚫 <@> (raider0)’s highest role isn’t below yours.');
    expect(plain(contentOf(answer.id))).toContain('🚫 “raider1” isn’t on this server.');
  });

  test('A confirmed mass warning runs once when two processes receive the click', async ({ world }) => {
    const moderating = openModerating(world);
    const { chat, cases, buttonsOf, moderator } = moderating;
    const answer = await chat.ask(`!warn ${joinMany(moderating, 4).join(' ')}`);
    const other = await startBotProcess(world, world.location);

    await chat.press(answer.id, buttonsOf(answer.id)[0] ?? '', moderator.id);
    await expect.poll(async () => (await cases()).length, { timeout: 60_000 }).toBe(4);

    await other.close();
    expect((await cases()).map(({ type }) => type)).toEqual(Array(4).fill('warn'));
  });
});

test('Bans 500 people from a list after one confirmation, in batches of 200', async ({ world }) => {
  const moderating = openModerating(world);
  const { chat, cases, buttonsOf, contentOf, control, guild, moderator, calls } = moderating;
  const raiders = joinMany(moderating, 500);
  const file = { name: 'raid.txt', type: 'text/plain', data: Buffer.from(raiders.join('\n')) };

  const answer = await chat.write({ content: '!massban', files: [file] });
  await chat.press(answer.id, buttonsOf(answer.id)[0] ?? '', moderator.id);
  await expect.poll(() => contentOf(answer.id), { timeout: 150_000 }).toMatch(/#1\*\*–\*\*#500.* failed: 0/);
  const areDone = async () => (await cases()).every(({ state }) => state === 'done');
  await expect.poll(areDone, { timeout: 60_000, interval: 250 }).toBe(true);

  expect(await cases()).toHaveLength(500);
  expect(raiders.every((id) => control.isBanned(guild.id, id))).toBe(true);
  expect(calls(/^POST .*bulk-ban/)).toHaveLength(3);
});

test('The massban slash command accepts one ID per line', async ({ world }) => {
  const moderating = openModerating(world);
  const { chat, cases, buttonsOf, moderator } = moderating;
  const raiders = joinMany(moderating, 12);

  const { id } = await chat.slash('massban', { ids: raiders.join('\n'), delete: 1, reason: 'raid' });
  await chat.press(id, buttonsOf(id)[0] ?? '', moderator.id);
  await expect.poll(async () => (await cases()).length, { timeout: 60_000 }).toBe(12);

  const raid = { type: 'ban', reason: 'raid', deleteSeconds: 86_400, delivery: 'crowd' };
  expect(await cases()).toMatchObject(raiders.map(() => raid));
});

test('Massban refuses more than 500 IDs and an empty list', async ({ world }) => {
  const { chat } = openModerating(world);
  const ids = Array.from({ length: 501 }, (_, index) => String(200_000_000_000_000_000n + BigInt(index)));
  const file = { name: 'raid.txt', type: 'text/plain', data: Buffer.from(ids.join('\n')) };

  const answers = [await chat.write({ content: '!massban', files: [file] }), await chat.ask('!massban')];

  expect(answers.map(({ content }) => content)).toEqual([
    'Up to 500 people at once.',
    'No IDs found in the text or the file.\nUsage: `!massban [ids…] [delete:…] [reason]`',
  ]);
});

test('Two moderators who ban the same member at once both get the result', async ({ world }) => {
  const { chat, chatOf, guild, join, control, cases, moderatorRole, calls } = openModerating(world);
  const [ann, other] = [join('ann'), join('other', moderatorRole)];

  const answers = await Promise.all([chat.ask(`!ban ${ann.id} one`), chatOf(other).ask(`!ban ${ann.id} two`)]);

  expect(answers.map(({ content }) => plain(content).split(' · ')[0])).toEqual(Array(2).fill('🔨 Banned: <@> (ann)'));
  expect(control.isBanned(guild.id, ann.id)).toBe(true);
  expect((await cases()).map(({ state }) => state).toSorted()).toEqual(['done', 'lifted']);
  expect(calls(/^PUT .*\/bans\//)).toHaveLength(1);
});

describe('Discord errors', () => {
  test('A refused kick quotes Discord’s error', async ({ world }) => {
    const { chat, join, control, guild } = openModerating(world);
    const ann = join('ann');
    const body = { code: 50_013, message: 'Missing Permissions' };
    control.fail({ method: 'DELETE', path: new RegExp(`/guilds/${guild.id}/members/`), status: 403, body, times: 9 });

    const { content } = await chat.ask(`!kick ${ann.id}`);

    expect(plain(content)).toBe('❌ Couldn’t kick <@> (ann): Missing Permissions (50013) · case **#1**');
  });

  test('A kick stays pending while Discord fails, and the answer shows it in progress', async ({ world }) => {
    const { chat, join, control, guild, cases } = openModerating(world);
    const ann = join('ann');
    control.fail({ method: 'DELETE', path: new RegExp(`/guilds/${guild.id}/members/`), status: 500, times: 60 });
    chat.say(`!kick ${ann.id}`);

    await expect.poll(() => chat.answers().at(-1)?.content, { timeout: 60_000 }).toContain('⏳ Still in progress:');

    expect(await cases()).toMatchObject([{ state: 'pending' }]);
  });

  test('A kick counts as done when the member leaves right before it', async ({ world }) => {
    const { chat, join, control, guild } = openModerating(world);
    const ann = join('ann');
    const body = { code: 10_007, message: 'Unknown Member' };
    control.fail({ method: 'DELETE', path: new RegExp(`/guilds/${guild.id}/members/`), status: 404, body, times: 1 });

    const { content } = await chat.ask(`!kick ${ann.id}`);

    expect(plain(content)).toBe('👢 Kicked: <@> (ann) · case **#1**');
  });
});

test('The confirmation of a mass kick uses correct Russian plurals', async ({ world }) => {
  const moderating = openModerating(world);
  const { chat, chatOf, guild } = moderating;
  await chatOf(guild.owner).ask('!language ru');

  const { content } = await chat.ask(`!мут ${joinMany(moderating, 5).join(' ')} 1ч`);
  const answer = await chat.ask(`!кик ${joinMany(moderating, 5).join(' ')} рейд`);

  expect(content).toContain('Муты здесь пока не работают');
  expect(answer.content.split('\n')[0]).toBe('👢 Кикнуть 5 участников?');
});
