import { appealEndpoints } from '@perigee/core/moderation/appeal/endpoints';
import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import {
  submitAppeal,
  appealIdOf,
  createBannedPerson,
  createReviewer,
  decide,
  detailOf,
  directMessages,
  press,
  reviewMessage,
  submit,
  supportOf,
  test,
  privateMessages,
} from '../support/moderation/appeals.ts';
import { openChat } from '../support/chat.ts';
import { buildGeneral, createPerson, SCOPES } from '../support/fixtures.ts';

const SETTLED_WITHIN = { timeout: 60_000 };

const labelsOf = ({ components }: { components: unknown }) =>
  [...JSON.stringify(components).matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label);

describe.concurrent('Review channel', () => {
  test('The review message shows an appeal with its answers, the ban and its buttons, without pings', async ({
    api,
    world,
  }) => {
    const moderator = createReviewer(world);
    const person = createBannedPerson(world, { byId: moderator.id, reason: 'Spam @everyone' });
    await submit(api, person, ['**bold** @everyone', '[free](https://evil.example)', `<@${moderator.id}>`, ' ']);

    const message = await reviewMessage(world, await appealIdOf(world, person));

    expect(labelsOf(message)).toEqual(['Approve', 'Decline', 'Start reviewing', 'Open on the site']);
    expect(message).toMatchObject({ mentionUserIds: [], mentionRoleIds: [], mentionsEveryone: false });
    expect(message.embeds).toMatchObject([
      {
        title: 'Ban appeal',
        description: `<@${person.id}> · banned\\_one · \`${person.id}\``,
        fields: [
          { name: 'Why were you banned, as you understand it?', value: String.raw`\*\*bold\*\* \@everyone` },
          { name: 'What happened, in your own words?', value: String.raw`\[free\](https\://evil.example)` },
          { name: 'Why should the ban be lifted?', value: String.raw`\<\@${moderator.id}\>` },
          { name: 'What will you do differently if you come back?', value: '(left blank)' },
          { name: 'Reason for the ban', value: String.raw`Spam \@everyone` },
          { name: 'Banned', value: expect.stringMatching(new RegExp(`^<t:\\d+:f> by <@${moderator.id}>$`)) },
        ],
      },
    ]);
  });

  test('The review message fits the longest possible answers', async ({ api, world, banned }) => {
    await submit(
      api,
      banned,
      Array.from({ length: 4 }, () => '*'.repeat(500)),
    );

    const { embeds } = await reviewMessage(world, await appealIdOf(world, banned));

    expect(embeds).toMatchObject([{ fields: [{ value: String.raw`\*`.repeat(500) }, {}, {}, {}, {}, {}] }]);
  });

  test('The review message marks a ban without known author or date as unknown', async ({ api, world, banned }) => {
    const message = await reviewMessage(world, await submitAppeal(world, api, banned));

    expect(JSON.stringify(message.embeds)).toContain('unknown when and by whom');
  });
});

describe.concurrent('Review buttons', () => {
  test('Approve lifts the ban, and a later reviewer sees who already approved it', async ({
    api,
    world,
    banned,
    reviewer,
  }) => {
    const other = createReviewer(world);
    const id = await submitAppeal(world, api, banned);

    await press(world, { by: reviewer, appealId: id, action: 'approve' });
    const message = await reviewMessage(world, id, (text) => text.includes('Direct message sent'));
    await press(world, { by: other, appealId: id, action: 'approve' });
    await press(world, { by: other, appealId: id, action: 'decline' });

    expect(labelsOf(message)).toEqual(['Open on the site']);
    expect(world.simulator.world.isBanned(supportOf(world).guildId, banned.id)).toBe(false);
    expect(directMessages(world, banned)).toHaveLength(1);
    const notice = expect.stringMatching(new RegExp(`^<@${reviewer.id}> has already approved it, <t:\\d+:f>\\.$`));
    expect(privateMessages(world, other)).toEqual([notice, notice]);
  });

  test('Decline requires a reason, which the review message shows', async ({ api, world, banned, reviewer }) => {
    const id = await submitAppeal(world, api, banned);

    const form = await press(world, { by: reviewer, appealId: id, action: 'decline' });
    await press(world, { by: reviewer, appealId: id, action: 'decline', reason: '  ' });
    await press(world, { by: reviewer, appealId: id, action: 'decline', reason: 'Not **sorry**' });
    const message = await reviewMessage(world, id, (text) => text.includes('Declined by'));

    expect(form).toMatchObject({ modal: { title: 'Decline the appeal' } });
    expect(privateMessages(world, reviewer)).toEqual([
      'A reason is required to decline. Press the button again and write one.',
    ]);
    expect(JSON.stringify(message.embeds)).toContain(JSON.stringify(String.raw`Not \*\*sorry\*\*`).slice(1, -1));
    expect(await detailOf(api, reviewer, id)).toMatchObject({ state: 'declined' });
  });

  test('Hold marks an appeal as under review, and Release removes the mark', async ({
    api,
    world,
    banned,
    reviewer,
  }) => {
    const id = await submitAppeal(world, api, banned);

    await press(world, { by: reviewer, appealId: id, action: 'hold' });
    const held = await reviewMessage(world, id, (text) => text.includes('is reviewing it'));
    const labels = labelsOf(held);
    await press(world, { by: reviewer, appealId: id, action: 'release' });
    const released = await reviewMessage(world, id, (text) => !text.includes('is reviewing it'));

    expect(labels).toContain('Stop reviewing');
    expect(labelsOf(released)).toContain('Start reviewing');
  });

  test('A review button with a custom id in the older format still works', async ({ api, world, banned, reviewer }) => {
    const id = await submitAppeal(world, api, banned);
    const { id: messageId } = await reviewMessage(world, id);

    await openChat(world, { channelId: supportOf(world).channelId, member: reviewer }).press(
      messageId,
      `appeal:${id}:hold`,
    );

    const held = await reviewMessage(world, id, (text) => text.includes('is reviewing it'));
    expect(labelsOf(held)).toContain('Stop reviewing');
  });

  test('The moderator who banned the person cannot decide the appeal, and gets no reason form', async ({
    api,
    world,
  }) => {
    const moderator = createReviewer(world);
    const id = await submitAppeal(world, api, createBannedPerson(world, { byId: moderator.id }));

    await press(world, { by: moderator, appealId: id, action: 'approve' });
    const answered = await press(world, { by: moderator, appealId: id, action: 'decline' });

    const own = 'You banned this person, so someone else has to decide.';
    expect(privateMessages(world, moderator)).toEqual([own, own]);
    expect(answered).toMatchObject({ modal: null });
  });

  test('Members without the ban permission cannot decide on appeals', async ({ api, world, banned }) => {
    const member = createPerson(world, 'member');
    world.simulator.world.addMember(supportOf(world).guildId, member.id);
    const id = await submitAppeal(world, api, banned);

    for (const action of ['approve', 'decline', 'hold'] as const)
      await press(world, { by: member, appealId: id, action });

    const refused = 'Only people who can ban members here can decide on appeals.';
    expect(privateMessages(world, member)).toEqual([refused, refused, refused]);
  });

  test('Simultaneous Approve in the channel and Decline on the site result in one verdict', async ({
    api,
    world,
    banned,
    reviewer,
  }) => {
    const other = createReviewer(world);
    const id = await submitAppeal(world, api, banned);
    await reviewMessage(world, id);

    await Promise.all([
      press(world, { by: reviewer, appealId: id, action: 'approve' }),
      decide(api, other, id, { verdict: 'decline', reason: 'No' }),
    ]);

    const { events } = await detailOf(api, reviewer, id);
    expect(events.filter(({ kind }) => kind === 'approved' || kind === 'declined')).toHaveLength(1);
  });
});

describe('Appeal messages', () => {
  test('An appeal that cannot be posted is reported on the site, and posted after the next decision', async ({
    api,
    world,
    banned,
    reviewer,
  }) => {
    const path = `/channels/${supportOf(world).channelId}/messages`;
    const body = { message: 'Missing Access', code: 50001 };
    world.simulator.world.fail({ method: 'POST', path, status: 403, times: 1, body });

    const id = await submitAppeal(world, api, banned);
    await expect.poll(async () => (await detailOf(api, reviewer, id)).post, SETTLED_WITHIN).toBe('failing');
    const { postProblem } = await detailOf(api, reviewer, id);
    await decide(api, reviewer, id, { verdict: 'decline', reason: 'No' });
    const message = await reviewMessage(world, id, (text) => text.includes('Declined by'));

    expect(postProblem).toBe('Missing Access (50001)');
    expect(labelsOf(message)).toEqual(['Open on the site']);
  });

  test('Review messages are in Russian on a Russian-language support server', async ({ api, world, reviewer }) => {
    const { guildId } = supportOf(world);
    const { world: platform } = world.simulator;
    const role = platform.createRole(guildId, { permissions: ['Administrator'] });
    const admin = { id: reviewer.id, token: platform.issueToken(reviewer.id, SCOPES).accessToken };
    platform.grantRole(guildId, admin.id, role);
    const setLanguage = (language: 'en' | 'ru') => {
      const saved = buildGeneral({ language: { commands: 'en', interface: language } });
      return api.call(admin.token, generalSection.save, { params: { guildId }, body: saved });
    };
    await setLanguage('ru');
    const person = createBannedPerson(world);
    const id = await submitAppeal(world, api, person);

    const message = await reviewMessage(world, id);
    await press(world, { by: reviewer, appealId: id, action: 'approve' });
    const approved = await reviewMessage(world, id, (text) => text.includes('Личное сообщение отправлено.'));
    await setLanguage('en');

    expect(labelsOf(message)).toEqual(['Одобрить', 'Отклонить', 'Взять на рассмотрение', 'Открыть на сайте']);
    expect(approved.embeds).toMatchObject([{ title: 'Апелляция на бан' }]);
  });
});

test('The banned person is notified in the language of their appeal', async ({ api, world, reviewer }) => {
  const person = createBannedPerson(world);
  const headers = { 'accept-language': 'ru' };
  const body = { answers: ['а', 'б', 'в', 'г'] };
  await api.call(person.token, appealEndpoints.submit, { body, headers });

  await decide(api, reviewer, await appealIdOf(world, person), { verdict: 'approve' });

  const notice =
    'Ваша апелляция одобрена, бан на нашем сервере поддержки снят. Можно возвращаться: https://discord.com';
  await expect.poll(() => directMessages(world, person), SETTLED_WITHIN).toEqual([notice]);
});
