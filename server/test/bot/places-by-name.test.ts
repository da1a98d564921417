import { generalSection } from '@perigee/core/community/general/section';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { buttonsOf } from '../support/buttons-of.ts';
import { openChat } from '../support/chat.ts';
import { buildGeneral, test } from '../support/fixtures.ts';
import { openModerating } from '../support/moderation/moderating.ts';
import { platformOf } from '../support/platform-calls.ts';

describe('Roles by name', () => {
  test.for([
    { typed: '!role Night Owls', title: '🦉 Night Owls' },
    { typed: '!role night-owls', title: '🦉 Night Owls' },
    { typed: '!role @Night Owls', title: '🦉 Night Owls' },
    { typed: '!role „Night Owls“', title: '🦉 Night Owls' },
    { typed: '!role night', title: '🦉 Night Owls' },
    { typed: '!role ежи', title: 'Ёжики' },
  ])('"$typed" shows $title', async ({ typed, title }, { world, guild }) => {
    for (const name of ['🦉 Night Owls', 'Ёжики']) world.simulator.world.createRole(guild.id, { name });

    const { embeds } = await openChat(world, guild).ask(typed);

    expect(embeds).toMatchObject([{ title }]);
  });

  test('A misspelt role is asked about, and the button shows it', async ({ world, guild }) => {
    world.simulator.world.createRole(guild.id, { name: 'Night Owls' });
    const chat = openChat(world, guild);

    const question = await chat.ask('!role nigth owls');
    const buttons = buttonsOf(question);
    await chat.press(question.id, buttons.get('Night Owls') ?? '');

    expect([...buttons.keys()]).toEqual(['Night Owls', 'Cancel']);
    const shown = () => JSON.stringify(chat.answers().find(({ id }) => id === question.id)?.embeds);
    await expect.poll(shown).toContain('Night Owls');
  });

  test('The button shows its own role, although a role before it was deleted since', async ({ world, guild }) => {
    const { world: control } = world.simulator;
    const [first = ''] = ['Night Owls', 'Night Bats', 'Night Moths'].map((name) =>
      control.createRole(guild.id, { name }),
    );
    const chat = openChat(world, guild);

    const question = await chat.ask('!role night');
    control.deleteRole(guild.id, first);
    await chat.press(question.id, buttonsOf(question).get('Night Bats') ?? '');

    const shown = () => JSON.stringify(chat.answers().find(({ id }) => id === question.id)?.embeds);
    await expect.poll(shown).toContain('Night Bats');
  });

  test('Two roles with the same name are both offered', async ({ world, guild }) => {
    const [one, other] = ['VIP', 'vip'].map((name) => world.simulator.world.createRole(guild.id, { name }));

    const { content } = await openChat(world, guild).ask('!role Vip');

    expect(content).toBe(`“role” isn’t clear. Did you mean <@&${one}> or <@&${other}>?`);
  });

  test('Roles are found by name in Russian', async ({ world, guild, api }) => {
    const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
    await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body });
    world.simulator.world.createRole(guild.id, { name: 'Ночные совы' });
    const chat = openChat(world, guild);

    const found = await chat.ask('!роль «ночные совы»');
    const unknown = await chat.ask('!роль дневные');

    expect(found.embeds).toMatchObject([{ title: 'Ночные совы' }]);
    expect(unknown.content).toContain('роль');
  });

  test('The role option of a giveaway takes a name', async ({ world, guild }) => {
    const role = world.simulator.world.createRole(guild.id, { name: 'Night Owls' });

    await openChat(world, { ...guild, member: guild.owner }).ask('!gw start 1h Nitro role:"night owls"');

    const posted = () => JSON.stringify(world.simulator.world.messages(guild.channelId));
    await expect.poll(posted).toContain(`<@&${role}>`);
  });
});

describe('Channels by name', () => {
  test.for(['channel:general', 'channel:#general', 'channel:gener'])(
    '"%s" names a channel',
    async (typed, { world, guild }) => {
      const question = await openChat(world, { ...guild, member: guild.owner }).ask(`!slowmode 10s ${typed}`);

      expect(JSON.stringify(question)).toContain(`<#${guild.channelId}>`);
    },
  );

  test('Channels that the member cannot see are not found by name', async ({ world }) => {
    const { guild, chat } = openModerating(world, { moderatorMay: ['ManageChannels'] });
    const hidden = { id: guild.id, type: 0, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) };
    await platformOf(world).call('POST', `/guilds/${guild.id}/channels`, {
      name: 'secrets',
      type: 0,
      permission_overwrites: [hidden],
    });

    const answers = [await chat.ask('!slowmode 10s channel:secrets'), await chat.ask('!slowmode 10s channel:sercets')];

    for (const { content } of answers) expect(content).toContain('“channel” must be a channel');
  });
});
