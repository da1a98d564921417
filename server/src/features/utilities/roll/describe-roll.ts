import { randomInt } from 'node:crypto';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody } from '../../../bot/command-context.ts';
import { type Dice, formatModifier, writeDice } from './read-dice.ts';
import { rollAgainId } from './roll-again-button.ts';

/** Rolls the dice and shows the result, with a button for the owner to roll again. */
export function describeRoll(dice: Dice, ownerId: string, locale: Locale): ReplyBody {
  const fallen = Array.from({ length: dice.count }, () => randomInt(1, dice.sides + 1));
  const sum = fallen.reduce((total, value) => total + value, dice.modifier);
  const isPlain = fallen.length === 1 && dice.modifier === 0;
  const workings = isPlain ? '' : `${fallen.join(' + ')}${formatModifier(dice.modifier).replace(/^[+-]/, ' $& ')} = `;
  return {
    content: `🎲 ${writeDice(dice)}: ${workings}**${sum}**`,
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Secondary,
            label: m.roll_again({}, { locale }),
            custom_id: rollAgainId.write({ ownerId, ...dice }),
          },
        ],
      },
    ],
  };
}
