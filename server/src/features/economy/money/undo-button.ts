import type { Locale } from '@perigee/core/base/locales/locales';
import { type APIActionRowComponent, type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { m } from '#texts';
import { customId } from '../../../bot/components/custom-id.ts';

/** Undoes a change for a role. */
export const undoId = customId({
  feature: 'money',
  action: 'undo',
  version: 1,
  args: { changeId: z.string().check(z.regex(/^\d{1,18}$/)) },
});

/** A button that undoes a change of many balances. */
export function undoButton(args: { changeId: string }, locale: Locale): APIActionRowComponent<APIButtonComponent> {
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.Button,
        style: ButtonStyle.Secondary,
        label: m.money_undo({}, { locale }),
        custom_id: undoId.write(args),
      },
    ],
  };
}
