import { moderationEndpoints } from '@perigee/core/moderation/endpoints';
import type { AnnouncedPunishment, Moderation } from '@perigee/core/moderation/schema';
import { m } from '#texts';
import { EmbedEditor } from '../../components/embed-editor/embed-editor.tsx';
import { errorsUnder } from '../../components/embed-editor/error-at.ts';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { TemplateField } from '../../components/template-field/template-field.tsx';
import { TestButton } from '../../components/test-button/test-button.tsx';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import styles from './moderation.module.css';

interface MessageTexts {
  title: PlainMessage;
  hint: PlainMessage;
  placeholder: PlainMessage;
  test: PlainMessage;
  testHint: PlainMessage;
}

const TEXTS: Record<AnnouncedPunishment, MessageTexts> = {
  kick: {
    title: m.messages_kick,
    hint: m.messages_kick_hint,
    placeholder: m.messages_kick_placeholder,
    test: m.messages_kick_test,
    testHint: m.messages_kick_test_hint,
  },
  ban: {
    title: m.messages_ban,
    hint: m.messages_ban_hint,
    placeholder: m.messages_ban_placeholder,
    test: m.messages_ban_test,
    testHint: m.messages_ban_test_hint,
  },
};

interface MessageFieldsProps {
  type: AnnouncedPunishment;
  state: Pick<SettingsFormState<Moderation>, 'form' | 'errors' | 'isDirty'>;
}

/** The message a member gets on a kick or a ban, and the button that sends it to whoever sits here. */
export function MessageFields({ type, state: { form, errors, isDirty } }: MessageFieldsProps) {
  const text = useText();
  const call = useApi();
  const { id, settings } = useGuild();
  const { title, hint, placeholder, test, testHint } = TEXTS[type];
  const path = `punishmentMessages.${type}` as const;
  const value = form.values.punishmentMessages[type];

  return (
    <div className={styles['message']} role="group" aria-label={text(title)} data-preview={type}>
      <SwitchRow
        label={text(title)}
        hint={text(hint)}
        path={`${path}.enabled`}
        value={value.enabled}
        // What an ended boost left on may still be switched off.
        disabled={!settings.boost && !value.enabled}
        onChange={(enabled) => form.setFieldValue(`${path}.enabled`, enabled)}
      />
      <TemplateField
        label={text(m.messages_text)}
        path={`${path}.message`}
        place="punishment"
        placeholder={text(placeholder)}
        value={value.message}
        onChange={(message) => form.setFieldValue(`${path}.message`, message)}
        error={errors[`${path}.message`]}
        disabled={!settings.boost}
      />
      <EmbedEditor
        title={text(title)}
        path={`${path}.embed`}
        place="punishment"
        value={value.embed}
        onChange={(embed) => form.setFieldValue(`${path}.embed`, embed)}
        errorAt={errorsUnder(errors, `${path}.embed`)}
        disabled={!settings.boost}
      />
      <div>
        <TestButton
          label={text(test)}
          disabled={!settings.boost || isDirty}
          onTest={() => call(moderationEndpoints.test, { params: { guildId: id }, body: { type } })}
        />
        <p className={styles['hint']}>{text(isDirty ? m.messages_test_save : testHint)}</p>
      </div>
    </div>
  );
}
