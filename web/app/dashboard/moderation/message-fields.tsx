import { dropEmptyFields } from '@perigee/core/base/embeds/schema';
import type { MessageDraft } from '@perigee/core/base/messages/custom-message';
import { moderationEndpoints } from '@perigee/core/moderation/punishments/endpoints';
import type { AnnouncedPunishment, Moderation } from '@perigee/core/moderation/punishments/schema';
import { PUNISHMENT_STARTERS } from '@perigee/core/moderation/punishments/starters';
import { m } from '#texts';
import { MessageEditor } from '../components/message-editor/message-editor.tsx';
import { MessageTest } from '../components/message-editor/message-test.tsx';
import { Starters } from '../components/message-editor/starters.tsx';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
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
  state: Pick<SettingsFormState<Moderation>, 'form' | 'errors'>;
}

/** The message a member gets on a kick or a ban, with a test button. */
export function MessageFields({ type, state: { form, errors } }: MessageFieldsProps) {
  const text = useText();
  const call = useApi();
  const { id, settings } = useGuild();
  const { title, hint, placeholder, test, testHint } = TEXTS[type];
  const path = `punishmentMessages.${type}` as const;
  const value = form.values.punishmentMessages[type];
  const handleChange = ({ message, embed }: MessageDraft) => {
    form.setFieldValue(`${path}.message`, message);
    form.setFieldValue(`${path}.embed`, embed);
  };
  const draft = { message: value.message, embed: dropEmptyFields(value.embed) };
  const handleTest = () => call(moderationEndpoints.test, { params: { guildId: id }, body: { type, draft } });

  return (
    <div className={styles['message']} role="group" aria-label={text(title)} data-preview={type}>
      <SwitchRow
        label={text(title)}
        hint={text(hint)}
        path={`${path}.enabled`}
        value={value.enabled}
        // A message that stayed on after the boost ended can still be switched off.
        disabled={!settings.boost && !value.enabled}
        onChange={(enabled) => form.setFieldValue(`${path}.enabled`, enabled)}
      />
      <MessageEditor
        title={text(title)}
        label={text(m.messages_text)}
        path={path}
        context="punishment"
        value={value}
        onChange={handleChange}
        errors={errors}
        disabled={!settings.boost}
        sample={text(placeholder)}
        starters={
          settings.boost ? (
            <Starters
              title={text(title)}
              context="punishment"
              starters={PUNISHMENT_STARTERS[type]}
              onTake={handleChange}
            />
          ) : undefined
        }
        test={<MessageTest label={text(test)} hint={text(testHint)} disabled={!settings.boost} onTest={handleTest} />}
      />
    </div>
  );
}
