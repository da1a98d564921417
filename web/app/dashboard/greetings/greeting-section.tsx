import type { GreetingName, Greetings } from '@perigee/core/greetings/schema';
import { hasJoinGreeting } from '@perigee/core/greetings/section';
import { hasContent } from '@perigee/core/base/messages/custom-message';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { ChannelPicker } from '../components/pickers/choices/channel-picker.tsx';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useChannelName } from '../lib/guilds/use-channel-name.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { GreetingMessage } from './greeting-message.tsx';
import { GREETING_TEXTS } from './greeting-texts.ts';
import styles from './greetings.module.css';
import { WelcomePictureFields } from './welcome-picture.tsx';

interface GreetingSectionProps extends Pick<SettingsFormState<Greetings>, 'form' | 'errors'> {
  name: GreetingName;
}

/** One greeting: its switch, where it is posted, its text and its embed (docs/rules/greetings.md#sections). */
export function GreetingSection({ name, form, errors }: GreetingSectionProps) {
  const text = useText();
  const { title, text: explanation, enable } = GREETING_TEXTS[name];
  const greeting = form.values[name];
  const hasAny = name === 'join' ? hasJoinGreeting(form.values.join) : hasContent(greeting);
  const isSilent = greeting.enabled && !hasAny;
  const channel = useChannelName()(name === 'dm' ? null : form.values[name].channel);
  const whereTo = channel ?? text(m.fold_on);
  const fold = { place: `greetings.${name}`, summary: greeting.enabled ? whereTo : text(m.fold_off) };

  return (
    <SettingsCard title={text(title)} text={text(explanation)} fold={{ ...fold, isOpenAtFirst: name === 'join' }}>
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
      <GreetingMessage name={name} form={form} errors={errors} />
      {name === 'join' && <WelcomePictureFields form={form} />}
    </SettingsCard>
  );
}
