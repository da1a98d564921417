import { type Command, type CommandOption, commandSchema } from '@perigee/core/community/commands/schema';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { openChat } from '../support/chat.ts';
import { test } from '../support/fixtures.ts';

/** Commands that only show something: a remark changes nothing about what they do. */
const HARMLESS = [
  'avatar',
  'balance',
  'case',
  'cases',
  'coupon list',
  'coupon mine',
  'games history',
  'games odds',
  'giveaway entrants',
  'giveaway list',
  'history',
  'info',
  'inventory',
  'invite',
  'jobs',
  'leaderboard',
  'levels',
  'ping',
  'profile',
  'rank',
  'reminders',
  'role',
  'server',
  'shop',
  'user',
  'warns',
];

const isText = ({ type, named, config }: CommandOption) =>
  type === 'string' && named !== true && config.en.choices === undefined;

/** The command and its subcommands, with their options. */
function formsOf({ name, options, subcommands }: Command) {
  if (subcommands.length === 0) return [{ name, options }];
  return subcommands.map((subcommand) => ({ name: `${name} ${subcommand.name}`, options: subcommand.options }));
}

test('Every command refuses words that none of its options takes, unless it only shows something', async ({
  world,
  guild,
  api,
}) => {
  const { body } = await api.call(null, commandsEndpoints.list, {});
  const forms = z
    .parse(z.array(commandSchema), body)
    .flatMap(formsOf)
    .filter(({ options }) => !options.some(isText));
  const role = world.simulator.world.createRole(guild.id, { name: 'Reader' });
  const mention = `<@${guild.member.id}>`;
  const values: Partial<Record<CommandOption['type'], string>> = {
    user: mention,
    member: mention,
    members: mention,
    mentionable: mention,
    amount: '10',
    integer: '1',
    duration: '1h',
    time: '1h',
    role: `<@&${role}>`,
    channel: `<#${guild.channelId}>`,
  };
  await world.setBoost(guild.id, true);
  const chat = openChat(world, { ...guild, member: guild.owner });

  const ignored: string[] = [];
  for (const { name, options } of forms) {
    const given = options
      .filter(({ named = false, type }) => !named && type !== 'attachment')
      .map(({ type, config }) => config.en.choices?.[0]?.name ?? values[type] ?? '');
    const { content } = await chat.ask(`!${[name, ...given].join(' ')} zzqqx zzqqy`);
    if (!content.includes('zzqqx')) ignored.push(name);
  }

  expect(forms.length).toBeGreaterThan(HARMLESS.length);
  expect(ignored.toSorted()).toEqual(HARMLESS);
});
