import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { m } from '#texts';
import { customId, wholeNumber } from '../../../../bot/components/custom-id.ts';

/** Number of bags to choose from. */
export const BAGS = 3;

const id = z.string().check(z.regex(/^\d{1,20}$/));

/** Opens one of the bags, once per command invocation; only for the user of that command. */
export const bagId = customId({
  feature: 'work',
  action: 'bag',
  version: 1,
  args: { ownerId: id, invocationId: id, bag: wholeNumber },
});

/** The buttons of the closed bags. */
export function bagButtons(
  ownerId: string,
  invocationId: string,
  locale: Locale,
): APIActionRowComponent<APIButtonComponent> {
  return {
    type: ComponentType.ActionRow,
    components: Array.from({ length: BAGS }, (_, index) => ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      emoji: { name: '💰' },
      label: m.moneybag_number({ number: index + 1 }, { locale }),
      custom_id: bagId.write({ ownerId, invocationId, bag: index }),
    })),
  };
}

/** The buttons after one was opened, all disabled. */
export function openedBags(amounts: readonly string[], chosen: number): APIActionRowComponent<APIButtonComponent> {
  return {
    type: ComponentType.ActionRow,
    components: amounts.map((label, index) => ({
      type: ComponentType.Button,
      style: index === chosen ? ButtonStyle.Primary : ButtonStyle.Secondary,
      label: cutText(label, LABEL_MAX),
      custom_id: `opened:${index}`,
      disabled: true,
    })),
  };
}

/** The platform's limit for a button label. */
const LABEL_MAX = 80;
