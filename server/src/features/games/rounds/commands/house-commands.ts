import { DICE_CHANCE_DEFAULT, DICE_CHANCE_MAX, DICE_CHANCE_MIN } from '@perigee/core/games/dice/rules';
import type { RoundGame } from '@perigee/core/games/names';
import { type CommandDefinition, defineCommand, defineOption } from '../../../../bot/define-command.ts';
import type { GameDeps } from '../game-deps.ts';
import { betOption } from './bet-option.ts';
import { playAgainstHouse } from './play-against-house.ts';

type HouseGame = Extract<RoundGame, 'crash' | 'minefield' | 'blackjack' | 'slots'>;

const CONFIG: Record<HouseGame, CommandDefinition['config']> = {
  crash: {
    en: { name: 'crash', description: 'The bet grows with every step until it crashes or you cash out', aliases: [] },
    ru: {
      name: 'краш',
      description: 'Ставка растёт с каждым шагом, пока не случится краш или вы её не заберёте',
      aliases: ['crash'],
    },
  },
  minefield: {
    en: {
      name: 'minefield',
      description: 'Row by row between mines: one arrow loses, one keeps, one doubles',
      aliases: ['mines'],
    },
    ru: {
      name: 'мины',
      description: 'Ряд за рядом между минами: одна стрелка губит, одна сохраняет, одна удваивает',
      aliases: ['поле', 'минноеполе'],
    },
  },
  blackjack: {
    en: { name: 'blackjack', description: 'Get as close to 21 as you can, against the dealer', aliases: ['bj', '21'] },
    ru: { name: 'блэкджек', description: 'Как можно ближе к 21, против дилера', aliases: ['бж', 'очко'] },
  },
  slots: {
    en: { name: 'slots', description: 'Three reels; three of a kind pays', aliases: ['slot'] },
    ru: { name: 'слоты', description: 'Три барабана; платит линия из трёх одинаковых', aliases: ['слот'] },
  },
};

const CHANCE_OPTION = defineOption({
  key: 'chance',
  type: 'integer',
  required: false,
  min: DICE_CHANCE_MIN,
  max: DICE_CHANCE_MAX,
  config: {
    en: { name: 'chance', description: 'Your chance to win in percent (default: 50)' },
    ru: { name: 'шанс', description: 'Шанс выиграть в процентах (по умолчанию 50)' },
  },
});

/** Games against the house that take only a stake, and dice. */
export function houseCommands(deps: GameDeps): CommandDefinition[] {
  const games: readonly HouseGame[] = ['crash', 'minefield', 'blackjack', 'slots'];
  return [...games.map((game) => houseCommand(deps, game)), diceCommand(deps)];
}

function houseCommand(deps: GameDeps, game: HouseGame): CommandDefinition {
  return defineCommand({
    name: game,
    category: 'games',
    botPermissions: ['EmbedLinks'],
    config: CONFIG[game],
    options: [betOption(deps, game)],
    run: (ctx) => playAgainstHouse(deps, ctx, { game }),
  });
}

function diceCommand(deps: GameDeps): CommandDefinition {
  return defineCommand({
    name: 'dice',
    category: 'games',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'dice', description: 'Rolls 1 to 100; you choose your chance to win', aliases: [] },
      ru: { name: 'дайс', description: 'Бросок от 1 до 100; шанс выигрыша выбираете вы', aliases: ['дайсы'] },
    },
    options: [betOption(deps, 'dice'), CHANCE_OPTION],
    run(ctx) {
      const options = { chance: ctx.options.chance ?? DICE_CHANCE_DEFAULT };
      return playAgainstHouse(deps, ctx, { game: 'dice', options });
    },
  });
}
