import { VERDICT_REASON_MAX } from '@perigee/core/appeal/limits';
import type { Locale } from '@perigee/core/locales/locale';
import {
  type APIModalInteractionResponseCallbackData,
  type APIModalSubmission,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { m } from '#texts';
import { reviewButtonId } from './review-button.ts';

const REASON = 'reason';

/** Asks why an appeal is declined. */
export function declineForm(appealId: string, locale: Locale): APIModalInteractionResponseCallbackData {
  return {
    custom_id: reviewButtonId({ appealId, action: 'decline' }),
    title: m.appeal_form_title({}, { locale }),
    components: [
      {
        type: ComponentType.Label,
        label: m.appeal_form_reason({}, { locale }),
        description: m.appeal_form_hint({}, { locale }),
        component: {
          type: ComponentType.TextInput,
          custom_id: REASON,
          style: TextInputStyle.Paragraph,
          required: true,
          min_length: 1,
          max_length: VERDICT_REASON_MAX,
        },
      },
    ],
  };
}

/** What was written into the form; empty where it holds nothing but white space. */
export function readReason({ components }: APIModalSubmission): string {
  const inputs = components.flatMap((row) => {
    if (row.type === ComponentType.ActionRow) return row.components;
    return row.type === ComponentType.Label ? [row.component] : [];
  });
  const input = inputs.find((field) => field.custom_id === REASON);
  return input?.type === ComponentType.TextInput ? input.value.trim().slice(0, VERDICT_REASON_MAX) : '';
}
