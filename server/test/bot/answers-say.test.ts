import { openChat } from '../support/chat.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { describe, expect } from 'vitest';

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
});
