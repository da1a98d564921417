import { describe, expect } from 'vitest';
import { buttonsOf } from '../../support/buttons-of.ts';
import { openChat } from '../../support/chat.ts';
import { test } from '../../support/fixtures.ts';

describe('Locking a whole server', () => {
  test.for([
    { button: 'the whole server', answer: 'Reason: is on fire' },
    { button: 'only this channel', answer: 'Reason: server is on fire' },
  ])(
    '"!lock server is on fire" locks nothing before "$button" is pressed',
    async ({ button, answer }, { world, guild }) => {
      const { channelId, owner } = guild;
      const chat = openChat(world, { channelId, member: owner });

      const question = await chat.ask('!lock server is on fire');
      const asked = question.content;
      const before = await world.services.api.channels.get(channelId);
      await chat.press(question.id, buttonsOf(question).get(button) ?? '');

      expect(asked).toContain('Did you mean the whole server or only this channel?');
      expect(before).toMatchObject({ permission_overwrites: [] });
      const said = () => chat.answers().find(({ id }) => id === question.id)?.content;
      await expect.poll(said, { timeout: 60_000 }).toContain(answer);
    },
  );

  test.for([
    '!lock server',
    '!lock the whole server',
    '!lock server: raid',
    '!lock server, raid',
    '!lock сервер — рейд',
  ])('"%s" locks it at once', async (typed, { world, guild }) => {
    const chat = openChat(world, { ...guild, member: guild.owner });

    const { content } = await chat.ask(typed);

    expect(content).toMatch(/^🔒 \d+ channels? (?:is|are) locked\./);
  });

  test('A category is asked about too, and unlocking asks the same', async ({ world, guild }) => {
    const chat = openChat(world, { ...guild, member: guild.owner });

    const locking = await chat.ask('!lock category is full');
    const unlocking = await chat.ask('!unlock server is calm again');

    expect([...buttonsOf(locking).keys()]).toEqual(['the category', 'only this channel', 'Cancel']);
    expect([...buttonsOf(unlocking).keys()]).toEqual(['the whole server', 'only this channel', 'Cancel']);
  });
});
