import { m } from '#texts';
import { refuseWithUsage } from '../../../bot/commands/usage-refusal.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { describeRoll } from './roll-again.component.ts';
import { DICE_MAX, readDice, SIDES_MAX } from './read-dice.ts';

const ONE_DIE = '1d6';

/** Rolls dice for games that members run themselves; nothing is won or lost. */
export const rollCommand: CommandDefinition = defineCommand({
  name: 'roll',
  category: 'utilities',
  takesRemarks: true,
  worksInDirectMessages: true,
  config: {
    en: { name: 'roll', description: 'Rolls dice, such as 2d6+1', aliases: ['r'] },
    ru: { name: 'бросок', description: 'Бросает кости, например 2к6+1', aliases: ['кости'] },
  },
  options: [
    {
      key: 'dice',
      type: 'string',
      required: false,
      config: {
        en: { name: 'dice', description: 'Number of dice and sides (default: one with six sides)' },
        ru: { name: 'кости', description: 'Сколько костей и граней (по умолчанию одна с шестью)' },
      },
    },
  ],
  async run(ctx) {
    const dice = readDice(ctx.options.dice ?? ONE_DIE);
    if (dice === null) {
      const reason = m.roll_refused({ dice: DICE_MAX, sides: SIDES_MAX }, { locale: ctx.locale });
      await refuseWithUsage(ctx, rollCommand, reason);
      return;
    }
    const { content, components } = describeRoll(dice, ctx.user.id, ctx.locale);
    // Buttons work on servers only.
    await ctx.reply(ctx.guildId === '' ? { content } : { content, components });
  },
});
