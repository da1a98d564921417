import type { Greetings } from '@perigee/core/greetings/schema';
import { GREETING_PLACES, hasJoinGreeting } from '@perigee/core/greetings/section';
import { hasSomethingToSay } from '@perigee/core/messages/custom-message';
import { m } from '#texts';
import { EmbedEditor } from '../../components/embed-editor/embed-editor.tsx';
import { errorsUnder } from '../../components/embed-editor/error-at.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { ChannelPicker } from '../../components/pickers/channel-picker.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { TemplateField } from '../../components/template-field/template-field.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { EXAMPLE_VARIABLES, GREETING_TEXTS, type GreetingName } from './greeting-texts.ts';
import styles from './greetings.module.css';
import { WelcomePictureFields } from './welcome-picture.tsx';

interface GreetingSectionProps extends Pick<SettingsFormState<Greetings>, 'form' | 'errors'> {
  name: GreetingName;
}

/** One greeting: its switch, where it is posted, its text and its embed (spec.md 2, "Greetings"). */
export function GreetingSection({ name, form, errors }: GreetingSectionProps) {
  const text = useText();
  const { title, text: explanation, enable, placeholder } = GREETING_TEXTS[name];
  const greeting = form.values[name];
  const hasAny = name === 'join' ? hasJoinGreeting(form.values.join) : hasSomethingToSay(greeting);
  const isSilent = greeting.enabled && !hasAny;

  return (
    <SettingsCard title={text(title)} text={text(explanation)}>
      <SwitchRow
        label={text(enable)}
        path={`${name}.enabled`}
        value={greeting.enabled}
        onChange={(enabled) => form.setFieldValue(`${name}.enabled`, enabled)}
      />
      {isSilent && (
        <p className={styles['silent']} role="status">
          <Icon name="alert" size={18} />
          {text(m.greetings_silent)}
        </p>
      )}
      {name !== 'dm' && (
        <div className={styles['channel']}>
          <ChannelPicker
            label={text(m.greetings_channel)}
            {...form.getInputProps(`${name}.channel`)}
            value={form.values[name].channel}
          />
        </div>
      )}
      <TemplateField
        label={text(m.greetings_message)}
        path={`${name}.message`}
        place={GREETING_PLACES[name]}
        placeholder={text(placeholder, EXAMPLE_VARIABLES)}
        value={greeting.message}
        onChange={(message) => form.setFieldValue(`${name}.message`, message)}
        error={errors[`${name}.message`]}
      />
      <EmbedEditor
        title={text(title)}
        path={`${name}.embed`}
        place={GREETING_PLACES[name]}
        value={greeting.embed}
        onChange={(embed) => form.setFieldValue(`${name}.embed`, embed)}
        errorAt={errorsUnder(errors, `${name}.embed`)}
      />
      {name === 'join' && <WelcomePictureFields form={form} />}
    </SettingsCard>
  );
}
