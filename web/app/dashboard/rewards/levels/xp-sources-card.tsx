import type { Levels } from '@perigee/core/rewards/levels/schema';
import { m } from '#texts';
import { BoostLock } from '../../components/boost-lock/boost-lock.tsx';
import { ChannelsPicker } from '../../components/pickers/choices/channels-picker.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { RolesPicker } from '../../components/pickers/choices/roles-picker.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Multipliers } from './multipliers.tsx';
import { useLevelsFolds } from './use-levels-folds.ts';
import styles from './levels.module.css';

/** Where experience comes from, and how much of it for whom. */
export function XpSourcesCard({ form }: Pick<SettingsFormState<Levels>, 'form'>) {
  const text = useText();
  const folds = useLevelsFolds(form.values);
  const { excludedChannels, excludedRoles } = form.values;

  return (
    <>
      <VoiceCard form={form} />
      <SettingsCard
        path="multipliers"
        title={text(m.levels_multipliers)}
        text={text(m.levels_multipliers_text)}
        fold={folds.multipliers}
      >
        <BoostLock>
          <Multipliers form={form} />
        </BoostLock>
      </SettingsCard>
      <SettingsCard
        path="excluded"
        title={text(m.levels_excluded)}
        text={text(m.levels_excluded_text)}
        fold={folds.excluded}
      >
        <div className={styles['fields']}>
          <ChannelsPicker
            label={text(m.levels_excluded_channels)}
            {...form.getInputProps('excludedChannels')}
            value={excludedChannels}
          />
          <RolesPicker
            label={text(m.levels_excluded_roles)}
            isGiven={false}
            {...form.getInputProps('excludedRoles')}
            value={excludedRoles}
          />
        </div>
      </SettingsCard>
    </>
  );
}

function VoiceCard({ form }: Pick<SettingsFormState<Levels>, 'form'>) {
  const text = useText();
  const folds = useLevelsFolds(form.values);
  const { boost } = useGuild().settings;
  const { voice } = form.values;

  return (
    <SettingsCard path="voice" title={text(m.levels_voice)} text={text(m.levels_voice_text)} fold={folds.voice}>
      <BoostLock>
        <div className={styles['fields']}>
          <SwitchRow
            label={text(m.levels_voice_enabled)}
            hint={text(m.levels_voice_hint)}
            path="voice.enabled"
            value={voice.enabled}
            disabled={!boost && !voice.enabled}
            onChange={(enabled) => form.setFieldValue('voice.enabled', enabled)}
          />
          <IntegerField
            label={text(m.levels_voice_xp)}
            {...form.getInputProps('voice.perMinute')}
            value={voice.perMinute}
            disabled={!boost}
          />
        </div>
      </BoostLock>
    </SettingsCard>
  );
}
