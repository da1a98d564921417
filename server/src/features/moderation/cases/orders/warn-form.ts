import type { Locale } from '@perigee/core/base/locales/locales';
import { REASON_MAX } from '@perigee/core/moderation/punishments/punishment';
import { cutText } from '@perigee/core/base/text/cut';
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { m } from '#texts';
import { unmarkedText } from '../../../../texts/people-text.ts';
import { customId } from '../../../../bot/components/custom-id.ts';
import { ownedOrder } from './order-state.ts';

/** The form for the reason of a warn from a context menu. */
export const warnFormId = customId({ feature: 'moderation', action: 'warn', version: 2, args: ownedOrder });

/** Its only field. */
export const WARN_REASON_FIELD = 'reason';

/** The platform's limit for a form's title. */
const TITLE_MAX = 45;

/** Asks for the reason of a warn. */
export function warnForm(
  order: { orderId: string; moderatorId: string },
  name: string,
  locale: Locale,
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: warnFormId.write(order),
    title: cutText(m.warn_form_title({ name: unmarkedText(name) }, { locale }), TITLE_MAX),
    components: [
      {
        type: ComponentType.Label,
        label: m.warn_form_reason({}, { locale }),
        description: m.warn_form_hint({}, { locale }),
        component: {
          type: ComponentType.TextInput,
          custom_id: WARN_REASON_FIELD,
          style: TextInputStyle.Paragraph,
          required: false,
          max_length: REASON_MAX,
        },
      },
    ],
  };
}
