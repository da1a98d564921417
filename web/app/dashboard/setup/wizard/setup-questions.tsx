import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import { type Preset, PRESETS } from '@perigee/core/moderation/automod/presets';
import { LOCALES } from '@perigee/core/base/locales/locales';
import type { SetupAnswers } from '@perigee/core/setup/wizard/answers';
import { m } from '#texts';
import { ChannelPicker } from '../../components/pickers/choices/channel-picker.tsx';
import { RolesPicker } from '../../components/pickers/choices/roles-picker.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useAllSettings } from '../../lib/guilds/use-tab-settings.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { ChoiceCards } from './choice-cards.tsx';
import styles from './setup.module.css';
import { LOCALE_NAMES } from './locale-names.ts';

const PROTECTIONS: Record<Preset, { name: PlainMessage; text: PlainMessage }> = {
  relaxed: { name: m.preset_relaxed, text: m.preset_relaxed_text },
  normal: { name: m.preset_normal, text: m.preset_normal_text },
  strict: { name: m.preset_strict, text: m.preset_strict_text },
};

interface QuestionsProps {
  answers: SetupAnswers;
  onAnswer: (changed: Partial<SetupAnswers>) => void;
}

/** The five questions, each a card with its current answer. */
export function SetupQuestions({ answers, onAnswer }: QuestionsProps) {
  const text = useText();

  return (
    <div className={styles['questions']}>
      <SettingsCard title={`1. ${text(m.setup_language)}`} text={text(m.setup_language_text)}>
        <ChoiceCards
          label={text(m.setup_language)}
          choices={LOCALES.map((locale) => ({ value: locale, name: text(LOCALE_NAMES[locale]) }))}
          value={answers.language}
          onChange={(language) => onAnswer({ language })}
        />
      </SettingsCard>
      <SettingsCard title={`2. ${text(m.setup_welcome)}`} text={text(m.setup_welcome_text)}>
        <ChannelPicker
          label={text(m.greetings_channel)}
          value={answers.welcomeChannel}
          onChange={(welcomeChannel) => onAnswer({ welcomeChannel })}
        />
      </SettingsCard>
      <SettingsCard title={`3. ${text(m.setup_logs)}`} text={text(m.setup_logs_text)}>
        <ChannelPicker
          label={text(m.greetings_channel)}
          value={answers.logChannel}
          onChange={(logChannel) => onAnswer({ logChannel })}
        />
      </SettingsCard>
      <ProtectionCard answers={answers} onAnswer={onAnswer} />
      <SettingsCard title={`5. ${text(m.setup_roles)}`} text={text(m.setup_roles_text)}>
        <RolesPicker
          label={text(m.greetings_roles_field)}
          value={answers.joinRoles}
          onChange={(joinRoles) => onAnswer({ joinRoles })}
        />
      </SettingsCard>
    </div>
  );
}

function ProtectionCard({ answers, onAnswer }: QuestionsProps) {
  const text = useText();
  const { autoModeration } = useAllSettings();
  const isOn = RULE_KEYS.some((key) => autoModeration[key].enabled);
  const kept = isOn
    ? { name: text(m.setup_protection_kept), text: text(m.setup_protection_kept_text) }
    : { name: text(m.setup_protection_none), text: text(m.setup_protection_none_text) };

  return (
    <SettingsCard title={`4. ${text(m.setup_protection)}`} text={text(m.setup_protection_text)}>
      <ChoiceCards<Preset | 'kept'>
        label={text(m.setup_protection)}
        choices={[
          { value: 'kept', ...kept },
          ...PRESETS.map((preset) => ({
            value: preset,
            name: text(PROTECTIONS[preset].name),
            text: text(PROTECTIONS[preset].text),
          })),
        ]}
        value={answers.protection ?? 'kept'}
        onChange={(chosen) => onAnswer({ protection: chosen === 'kept' ? null : chosen })}
      />
    </SettingsCard>
  );
}
