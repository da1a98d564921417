import { describe, expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { createGuild, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import type { World } from '../../support/world.ts';

/** The owner's chat in the first of two channels. */
function openTwoChannels(world: World) {
  const guild = createGuild(world, { channels: ['general', 'memes'] });
  const [general = '', memes = ''] = guild.channelIds;
  const chat = openChat(world, { ...guild, channelId: general, member: guild.owner });
  const pauses = () =>
    Promise.all([general, memes].map(async (id) => (await platformOf(world).channel(id)).rate_limit_per_user ?? 0));
  return { general, memes, chat, pauses, ask: (typed: string) => chat.ask(typed.replaceAll('#memes', `<#${memes}>`)) };
}

describe('A channel in an order of slow mode', () => {
  test.for([
    { typed: '!slowmode 10s #memes too fast', reason: ' Reason: too fast' },
    { typed: '!slowmode #memes 10s too fast', reason: ' Reason: too fast' },
    { typed: '!slowmode 10s in #memes, too fast', reason: ' Reason: too fast' },
    { typed: '!slowmode 10s too fast channel:#memes', reason: ' Reason: too fast' },
    { typed: '!slowmode 10 #memes', reason: '' },
    { typed: '!slowmode 10s memes', reason: '' },
    { typed: '!slowmode "10s" #memes', reason: '' },
  ])('"$typed" slows that channel down', async ({ typed, reason }, { world }) => {
    const { memes, ask, pauses } = openTwoChannels(world);

    const { content } = await ask(typed);

    expect(content).toBe(`🐢 Slow mode in <#${memes}>: 10 seconds between a member’s messages.${reason}`);
    expect(await pauses()).toEqual([0, 10]);
  });

  test.for([
    { typed: '!slowmode 10s too fast', pause: 10 },
    { typed: '!slowmode 5 min: raid', pause: 300 },
  ])('"$typed" slows this channel down and says why', async ({ typed, pause }, { world }) => {
    const { ask, pauses } = openTwoChannels(world);

    const { content } = await ask(typed);

    expect(content).toMatch(/Reason: (?:too fast|raid)$/);
    expect(await pauses()).toEqual([pause, 0]);
  });

  test.for(['10s or 20s', '10s 20', '10s - 20s', 'too fast', 'no spam please'])(
    '"!slowmode %s" changes nothing',
    async (typed, { world }) => {
      const { ask, pauses } = openTwoChannels(world);

      const { content } = await ask(`!slowmode ${typed}`);

      expect(content).toContain('Slow mode can be 0 to 6 hours.');
      expect(await pauses()).toEqual([0, 0]);
    },
  );
});

describe('A channel before the prize of a giveaway', () => {
  test.for([
    '!giveaway start 2h #memes Nitro',
    '!giveaway start 2h in #memes Nitro',
    '!giveaway start 2h #memes 1 winner Nitro',
    '!giveaway start 2h 1 winner #memes Nitro',
  ])('"%s" opens it there', async (typed, { world }) => {
    const { memes, ask } = openTwoChannels(world);

    const { content } = await ask(typed);

    expect(content).toContain(`Giveaway #1 is open in <#${memes}>.`);
    expect(content).toContain('\n**Nitro** · 1 winner');
  });

  test('A channel without a prize is no prize', async ({ world }) => {
    const { ask } = openTwoChannels(world);

    const { content } = await ask('!giveaway start 2h #memes');

    expect(content).toContain('“prize” is missing');
  });
});
