import { randomInt } from 'node:crypto';
import type { Locale } from '@perigee/core/base/locales/locales';
import { snowflake } from '@perigee/core/base/ids/snowflake';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { m } from '#texts';
import type { ReplyBody } from '../../../bot/command-context.ts';
import { customId, wholeNumber } from '../../../bot/components/custom-id.ts';
import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import { type Dice, formatModifier, writeDice } from './read-dice.ts';

const rollAgainId = customId({
  feature: 'roll',
  action: 'again',
  version: 1,
  args: {
    ownerId: snowflake,
    count: wholeNumber,
    sides: wholeNumber,
    modifier: z.pipe(z.string().check(z.regex(/^-?\d{1,5}$/)), z.transform(Number)),
  },
});

/** Rolls the same dice again in the same message, so that long games do not fill the channel. */
export const rollAgain: Component = defineComponent({
  id: rollAgainId,
  mayPress: { owner: 'ownerId' },
  command: 'roll',
  run: ({ update, user, locale }, dice) => update(describeRoll(dice, user.id, locale)),
});

/** Rolls the dice and shows the result, with a button for the owner to roll again. */
export function describeRoll(
  { count, sides, modifier }: Dice,
  ownerId: string,
  locale: Locale,
): Required<Pick<ReplyBody, 'content' | 'components'>> {
  const dice = { count, sides, modifier };
  const fallen = Array.from({ length: count }, () => randomInt(1, sides + 1));
  const sum = fallen.reduce((total, value) => total + value, modifier);
  const isPlain = fallen.length === 1 && modifier === 0;
  const workings = isPlain ? '' : `${fallen.join(' + ')}${formatModifier(modifier).replace(/^[+-]/, ' $& ')} = `;
  const button = {
    type: ComponentType.Button as const,
    style: ButtonStyle.Secondary as const,
    label: m.roll_again({}, { locale }),
    custom_id: rollAgainId.write({ ownerId, ...dice }),
  };
  return {
    content: `🎲 ${writeDice(dice)}: ${workings}**${sum}**`,
    components: [{ type: ComponentType.ActionRow, components: [button] }],
  };
}
