import { generalSection } from '@perigee/core/community/general/section';
import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { couponRulesSection } from '@perigee/core/rewards/coupons/section';
import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { buildPrize, openGivingAway } from '../support/economy/giving-away.ts';
import { buildCustomJob } from '../support/economy-builders.ts';
import { buildGeneral, type GuildFixture, test } from '../support/fixtures.ts';

interface Order {
  /** Sent first, in order. */
  first?: readonly string[];
  typed: string;
  /** In the text or the embed of the answer. */
  says: readonly (RegExp | string)[];
}

const idsIn = (text: string, { member, channelId }: GuildFixture) =>
  text.replaceAll('MEMBER', `<@${member.id}>`).replaceAll('CHANNEL', `<#${channelId}>`);

const ORDERS: readonly Order[] = [
  {
    typed: '!giveaway start 2h A nice book winners:3',
    says: ['CHANNEL', '**A nice book**', '3 winners', /Ends <t:\d+:R>, <t:\d+:f>/],
  },
  {
    first: ['!giveaway start 2h A nice book'],
    typed: '!giveaway edit winners:2 end:3d',
    says: ['#1', '**A nice book**', '2 winners', /Ends <t:\d+:R>/],
  },
  { first: ['!giveaway start 2h A nice book'], typed: '!giveaway end', says: ['#1', '**A nice book**', '1 winner'] },
  {
    typed: '!coupon create 500 uses:3 lasts:7d name:"Big day"',
    says: ['“Big day”', '500 💰', '3 uses', /until <t:\d+:f>/],
  },
  {
    first: ['!warn MEMBER spam'],
    typed: '!reason 1 flood *again*',
    says: ['#1', 'MEMBER', String.raw`flood \*again\*`],
  },
  {
    first: ['!ban MEMBER 5d spam'],
    typed: '!duration 1 2 days',
    says: ['#1', 'MEMBER', /<t:\d+:f> \(<t:\d+:R>\)/],
  },
  { first: ['!ban MEMBER 5d spam'], typed: '!duration 1 0', says: ['#1', 'MEMBER', 'until it’s lifted'] },
  { first: ['!nick MEMBER Old *one*'], typed: '!nick MEMBER New', says: ['MEMBER', 'New', String.raw`Old \*one\*`] },
  { typed: '!work', says: [/earned \*\*[\d,]+ 💰\*\*/, /work again <t:\d+:R>/] },
  { typed: '!games pause 7d', says: [/until <t:\d+:f>/] },
  { typed: '!money add MEMBER 500', says: ['MEMBER', '500 💰'] },
  { first: ['!warn MEMBER spam'], typed: '!unwarn 1', says: ['#1', 'MEMBER'] },
];

describe('The answer of an order names the amount, the people and the end', () => {
  test.for(ORDERS)('$typed', async ({ first = [], typed, says }, { world, guild }) => {
    const chat = openChat(world, { ...guild, member: guild.owner });
    for (const each of first) await chat.ask(idsIn(each, guild));

    const { content, embeds } = await chat.ask(idsIn(typed, guild));

    const said = [content, ...embeds.map((embed) => JSON.stringify(embed))].join('\n');
    for (const each of says) expect(said).toMatch(typeof each === 'string' ? idsIn(each, guild) : each);
  });

  test('The answer of a reroll names the prize and the new winner', async ({ world, guild }) => {
    const { open, enter, join, step, drawn } = openGivingAway(world, guild);
    const giveaway = await open({ prize: buildPrize({ text: 'A nice book' }) });
    const people = [join('sasha'), join('lee')];
    for (const person of people) await enter(giveaway.messageId, person);
    await step(giveaway.id, 'end');
    const [first] = (await drawn(giveaway.id)).results;

    const { content } = await openChat(world, { ...guild, member: guild.owner }).ask('!giveaway reroll 1');

    const next = people.find((person) => person !== first?.user.id) ?? '';
    expect(content).toMatch(/^Giveaway #1 rerolled\.\n\*\*A nice book\*\* · 1 winner\n.*<t:\d+/);
    expect(content.split('\n').at(-1)).toContain(`<@${next}>`);
    expect(content.split('\n').at(-1)).not.toContain(`<@${first?.user.id}>`);
  });

  test('The answer of a coupon from a member’s own money names its amount, uses and end', async ({
    world,
    guild,
    api,
  }) => {
    const body = { byMembers: true, total: { min: 10, max: 4_000 } };
    await api.call(guild.owner.token, couponRulesSection.save, { params: { guildId: guild.id }, body });
    await world.services.ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'demo', balance: 5_000 });

    const { content } = await openChat(world, guild).ask('!coupon gift 500 3 lasts:7d');

    expect(content).toMatch(/3 uses, 500 💰 each\. 1,500 💰 is held until <t:\d+:R>/);
  });

  test.for([
    {
      language: 'en',
      order: '!work miner',
      says: /\*\*Miner\*\* and earned \*\*1,250 💰\*\*\.\nYou can do it again <t:\d+:R>/,
    },
    {
      language: 'ru',
      order: '!работать miner',
      says: /\*\*1\u00A0250 💰\*\*\.\nСнова поработать здесь можно <t:\d+:R>/,
    },
  ] as const)(
    'The answer of a custom job names the job, what it paid and when it can be done again ($language)',
    async ({ language, order, says }, { world, guild, api }) => {
      const params = { guildId: guild.id };
      const job = buildCustomJob({ name: 'Miner', salary: { min: 1_250, max: 1_250 }, cooldown: 3_600_000 });
      await api.call(guild.owner.token, customJobsEndpoints.create, { params, body: job });
      const general = buildGeneral({ prefix: '!', language: { commands: language, interface: language } });
      await api.call(guild.owner.token, generalSection.save, { params, body: general });

      const { embeds } = await openChat(world, guild).ask(order);

      expect(embeds).toMatchObject([{ description: expect.stringMatching(says) }]);
    },
  );
});
