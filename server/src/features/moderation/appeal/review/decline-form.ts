import { VERDICT_REASON_MAX } from '@perigee/core/moderation/appeal/limits';
import type { Locale } from '@perigee/core/base/locales/locales';
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { m } from '#texts';
import { declineFormId } from './review-button.ts';

/** The custom id of the form's only field. */
export const DECLINE_REASON_FIELD = 'reason';

/** Asks why an appeal is declined. */
export function declineForm(appealId: string, locale: Locale): APIModalInteractionResponseCallbackData {
  return {
    custom_id: declineFormId.write({ appealId }),
    title: m.appeal_form_title({}, { locale }),
    components: [
      {
        type: ComponentType.Label,
        label: m.appeal_form_reason({}, { locale }),
        description: m.appeal_form_hint({}, { locale }),
        component: {
          type: ComponentType.TextInput,
          custom_id: DECLINE_REASON_FIELD,
          style: TextInputStyle.Paragraph,
          required: true,
          min_length: 1,
          max_length: VERDICT_REASON_MAX,
        },
      },
    ],
  };
}
