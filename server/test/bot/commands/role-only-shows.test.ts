import { expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { test } from '../../support/fixtures.ts';
import { BOT_ID } from '../../support/world.ts';

test.for(['!role add VIP @mia', '!role @mia', '!role @mia VIP', '!role VIP @mia', '!role give @mia @vip'])(
  '"%s" is told that the command only shows a role',
  async (typed, { world, guild }) => {
    const vip = world.simulator.world.createRole(guild.id, { name: 'VIP' });
    const line = typed.replace('@mia', `<@${guild.member.id}>`).replace('@vip', `<@&${vip}>`);

    const { content, embeds } = await openChat(world, guild).ask(line);

    expect(content).toContain('This command only shows what a role is like: it gives or takes none.');
    expect(embeds).toEqual([]);
  },
);

test('A role is shown in a reply too, and after a mention of the bot', async ({ world, guild }) => {
  world.simulator.world.createRole(guild.id, { name: 'VIP' });
  const chat = openChat(world, guild);
  const replyTo = world.simulator.world.say(guild.manager.id, guild.channelId, 'hello');

  const reply = await chat.write({ content: '!role VIP', replyTo });
  const mention = await chat.ask(`<@${BOT_ID}> role VIP`);

  for (const { embeds } of [reply, mention]) expect(embeds).toMatchObject([{ title: 'VIP' }]);
});
