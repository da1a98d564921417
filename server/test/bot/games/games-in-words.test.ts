import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import { openGaming } from '../../support/economy/gaming.ts';
import { buildGeneral, test } from '../../support/fixtures.ts';

const RUSSIAN = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });

describe('Sides of a coin', () => {
  test.for([
    { typed: '!cf heads 100', side: 'heads' },
    { typed: '!cf tails 100', side: 'tails' },
    { typed: '!cf 100 on tails', side: 'tails' },
    { typed: '!cf on tails 100', side: 'tails' },
    { typed: '!cf 100 T', side: 'tails' },
  ])('"$typed" bets on $side', async ({ typed, side }, { world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    const { id } = await gaming.chat.ask(typed);

    expect((await gaming.settled(id)).record.bet).toMatchObject({ stake: 100, options: { side } });
  });

  test.for([
    { typed: '!монетка 100 на решку', side: 'tails' },
    { typed: '!монетка решка 100', side: 'tails' },
    { typed: '!монетка 100 на орла', side: 'heads' },
    { typed: '!монетка орел 100', side: 'heads' },
  ])('"$typed" bets on $side', async ({ typed, side }, { world, guild, api }) => {
    await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body: RUSSIAN });
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    const { id } = await gaming.chat.ask(typed);

    expect((await gaming.settled(id)).record.bet).toMatchObject({ stake: 100, options: { side } });
  });
});

describe('Rock, paper, scissors', () => {
  test.for([
    { typed: '!rps rock 100', sign: 'Rock' },
    { typed: '!rps 100 rock', sign: 'Rock' },
    { typed: '!rps 100 with scissors', sign: 'Scissors' },
  ])('"$typed" plays at once', async ({ typed, sign }, { world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    const { id } = await gaming.chat.ask(typed);
    const proof = await gaming.settled(id);

    expect(gaming.textOf(id)).toMatch(new RegExp(`You: \\S+ ${sign} · Bot: `));
    expect([0, 100, 194]).toContain(proof.payouts[0]);
    expect(await gaming.balanceOf()).toBe(900 + (proof.payouts[0] ?? 0));
    expect(await gaming.openRounds()).toBe(0);
    await gaming.checkBooks();
  });

  test('A sign shown to another member is refused, as they would see it', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    const { content } = await gaming.chat.ask(`!rps rock 100 <@${guild.manager.id}>`);

    expect(content).toContain('Your opponent would see what you show.');
    expect(await gaming.balanceOf()).toBe(1_000);
  });
});
