import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { type Chat, openChat } from '../support/chat.ts';
import { openCoupons } from '../support/economy/coupons.ts';
import { buildPrize, openGivingAway } from '../support/economy/giving-away.ts';
import { openShopping } from '../support/economy/shopping.ts';
import { buildCustomJob } from '../support/economy-builders.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

type Answer = ReturnType<Chat['answers']>[number];

/** Texts whose word becomes markup, or a mention beside it, wherever they are shown as they are. */
const HOSTILE = ['[Evil](https://e.test) ```', '# **Evil** <@1>', '> ||Evil|| <t:1:R>', '__Evil__ ~~x'];

/** What those texts look like where they work as markup. */
const LIVE = [
  /(?<!\\)\[Evil/,
  /(?<!\\)`{3}/,
  /(?<!\\)\*Evil|(?:^|[^\\*])\*\*\*\*Evil/,
  /(?<!\\)<@1>/,
  /(?<!\\)\|Evil/,
  /(?<!\\)<t:1:R>/,
  /^# (?:\\?\*)*Evil/m,
  /^> (?:\\?\|)*Evil/m,
  /(?<!\\)_Evil/,
];

interface Scene {
  world: World;
  guild: GuildFixture;
  api: ApiClient;
  text: string;
}

/** A member of that name, who is in the server. */
function createNamed({ world, guild, text }: Scene): string {
  const { world: platform } = world.simulator;
  const id = platform.createPerson({ username: text, globalName: text });
  platform.addMember(guild.id, id);
  return id;
}

/** Everything of a message that the platform reads as markup. */
const markupOf = ({ content, embeds }: Answer) => [content, ...textsIn(embeds, ['description', 'value'])].join('\n');

/** Everything that it shows as it is. */
const plainOf = ({ embeds, components }: Answer) => [
  ...textsIn(embeds, ['title', 'footer']),
  ...textsIn(components, ['label', 'placeholder']),
];

function textsIn(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((part: unknown) => textsIn(part, keys));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    keys.includes(key) && typeof part === 'string' ? [part] : textsIn(part, keys),
  );
}

/** Checks all that the bot has said in the channel. */
function checkAll({ world, guild }: Scene, atLeast: number): void {
  const answers = openChat(world, guild).answers();
  const said = answers.map(markupOf);

  expect(said.filter((text) => text.includes('went wrong'))).toEqual([]);
  expect(said.filter((text) => LIVE.some((live) => live.test(text)))).toEqual([]);
  expect(answers.flatMap(plainOf).filter((text) => text.includes('\\'))).toEqual([]);
  expect(said.filter((text) => text.includes('Evil')).length).toBeGreaterThanOrEqual(atLeast);
}

const ownerChat = ({ world, guild }: Scene) => openChat(world, { channelId: guild.channelId, member: guild.owner });

describe('Texts of people in messages', () => {
  test.for(HOSTILE)('A member who is named %s is shown by that name alone', async (text, { world, guild, api }) => {
    const scene = { world, guild, api, text };
    const id = createNamed(scene);
    const chat = ownerChat(scene);

    for (const order of ['user', 'profile', 'rank', 'avatar', 'warns', 'cases', 'balance', 'inventory', 'history']) {
      await chat.ask(`!${order} <@${id}>`);
    }
    await chat.ask(`!kick ${text} now`);
    await chat.ask(`!nick <@${id}> ${text}`);
    await openChat(world, { channelId: guild.channelId, member: { id } }).ask('!user');

    checkAll(scene, 3);
  });

  test.for(HOSTILE)('The reason %s is shown as it was written', async (text, { world, guild, api }) => {
    const scene = { world, guild, api, text };
    const { id } = guild.member;
    const chat = ownerChat(scene);
    await world.services.ledger.change({ guildId: guild.id, userId: guild.owner.id, kind: 'demo', balance: 1_000 });

    await chat.ask(`!warn <@${id}> ${text}`);
    await chat.ask(`!note <@${id}> ${text}`);
    await chat.ask(`!pay <@${id}> 10 ${text}`);
    for (const order of [`warns <@${id}>`, `cases <@${id}>`, 'case 1', 'case 2', `lock ${text}`]) {
      await chat.ask(`!${order}`);
    }

    checkAll(scene, 5);
  });

  test.for(HOSTILE)(
    'The reminder, poll and unknown words %s are shown as written',
    async (text, { world, guild, api }) => {
      const scene = { world, guild, api, text };
      const chat = ownerChat(scene);

      await chat.ask(`!remind 2h ${text}`);
      await chat.ask('!reminders');
      await chat.ask(`!poll "${text}" "${text}" "Other"`);
      await chat.ask(`!item ${text}`);
      await chat.ask(`!help ${text}`);
      await chat.ask(`!user ${text}`);

      checkAll(scene, 3);
    },
  );

  test.for(HOSTILE)(
    'Things of the economy named %s are shown by that name alone',
    async (text, { world, guild, api }) => {
      const scene = { world, guild, api, text };
      const shopping = openShopping(world, guild, api);
      const coupons = openCoupons(world, guild, api);
      await shopping.sell({ name: text, price: 10 });
      await shopping.give(1_000);
      const job = buildCustomJob({ name: text });
      await api.call(guild.owner.token, customJobsEndpoints.create, { params: { guildId: guild.id }, body: job });
      await coupons.made({ name: text });
      await openGivingAway(world, guild, api).open({ prize: buildPrize({ text }) });

      for (const order of ['shop', `item ${text}`, `buy ${text}`, 'inventory', `use ${text}`, 'history', 'jobs']) {
        await shopping.chat.ask(`!${order}`);
      }
      for (const order of ['coupon list', 'giveaway list', 'giveaway end 1']) await ownerChat(scene).ask(`!${order}`);

      checkAll(scene, 4);
    },
  );
});

describe('Mentions in messages', () => {
  test('A text that mentions everyone pings nobody', async ({ world, guild }) => {
    const chat = openChat(world, { channelId: guild.channelId, member: guild.owner });

    await chat.ask('!remind 2h @everyone @here');
    await chat.ask('!reminders');
    await chat.ask(`!warn <@${guild.member.id}> @everyone`);

    expect(chat.answers().filter((message) => message.mentionsEveryone)).toEqual([]);
  });
});
