import { m } from '#texts';
import { type CommandDefinition, defineCommand, defineOption } from '../../../../bot/define-command.ts';
import { makeChallenge } from './make-challenge.ts';
import type { GameDeps } from '../game-deps.ts';
import { betOption, OPPONENT_OPTION } from './bet-option.ts';
import { playAgainstHouse } from './play-against-house.ts';

const SIGN_OPTION = defineOption({
  key: 'sign',
  type: 'string',
  required: false,
  spelled: {
    rock: /^(?:stone|r|кам(?:ня|нем|ни)|к)$/iu,
    paper: /^(?:p|бумаг(?:у|ой|и)|б)$/iu,
    scissors: /^(?:scissor|s|ножниц(?:ами)?|н)$/iu,
  },
  config: {
    en: {
      name: 'sign',
      description: 'What you show the bot (default: choose with buttons)',
      choices: [
        { name: 'rock', value: 'rock' },
        { name: 'paper', value: 'paper' },
        { name: 'scissors', value: 'scissors' },
      ],
    },
    ru: {
      name: 'знак',
      description: 'Что вы покажете боту (по умолчанию — выбор кнопками)',
      choices: [
        { name: 'камень', value: 'rock' },
        { name: 'бумага', value: 'paper' },
        { name: 'ножницы', value: 'scissors' },
      ],
    },
  },
});

/** Rock, paper, scissors. */
export function rpsCommand(deps: GameDeps): CommandDefinition {
  return defineCommand({
    name: 'rps',
    category: 'games',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'rps', description: 'Rock, paper, scissors', aliases: ['rockpaperscissors'] },
      ru: { name: 'кнб', description: 'Камень, ножницы, бумага', aliases: ['цуефа'] },
    },
    options: [betOption(deps, 'rps'), SIGN_OPTION, OPPONENT_OPTION],
    run(ctx) {
      const { sign, user } = ctx.options;
      if (user === undefined) return playAgainstHouse(deps, ctx, { game: 'rps', move: sign });
      // The opponent reads the command too.
      if (sign !== undefined) return ctx.refuse(m.rps_sign_seen({}, { locale: ctx.locale }));
      return makeChallenge(deps, ctx, { game: 'rps' });
    },
  });
}
