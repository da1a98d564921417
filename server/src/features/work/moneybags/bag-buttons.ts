import type { Locale } from '@perigee/core/locales/locales';
import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { m } from '#texts';
import { customId, wholeNumber } from '../../../bot/components/custom-id.ts';

/** How many bags there are to choose from. */
export const BAGS = 3;

const id = z.string().check(z.regex(/^\d{1,20}$/));

/** One of the bags, for whoever asked for them, once: by the use that asked. */
export const bagId = customId({
  feature: 'work',
  action: 'bag',
  version: 1,
  args: { ownerId: id, useId: id, bag: wholeNumber },
});

/** The bags, closed. */
export function bagButtons(ownerId: string, useId: string, locale: Locale): APIActionRowComponent<APIButtonComponent> {
  return {
    type: ComponentType.ActionRow,
    components: Array.from({ length: BAGS }, (_, index) => ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      emoji: { name: '💰' },
      label: m.moneybag_number({ number: index + 1 }, { locale }),
      custom_id: bagId.write({ ownerId, useId, bag: index }),
    })),
  };
}

/** The same once one is open: nothing can be pressed any more. */
export function openedBags(amounts: readonly string[], chosen: number): APIActionRowComponent<APIButtonComponent> {
  return {
    type: ComponentType.ActionRow,
    components: amounts.map((label, index) => ({
      type: ComponentType.Button,
      style: index === chosen ? ButtonStyle.Primary : ButtonStyle.Secondary,
      label: label.slice(0, LABEL_MAX),
      custom_id: `opened:${index}`,
      disabled: true,
    })),
  };
}

/** The platform's own, of a button's label. */
const LABEL_MAX = 80;
