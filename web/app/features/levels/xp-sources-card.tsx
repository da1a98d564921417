import type { Levels } from '@perigee/core/levels/schema';
import { m } from '#texts';
import { BoostLock } from '../../components/boost-lock/boost-lock.tsx';
import { ChannelsPicker } from '../../components/pickers/channels-picker.tsx';
import { IntegerField } from '../../components/pickers/integer-field.tsx';
import { RolesPicker } from '../../components/pickers/roles-picker.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Multipliers } from './multipliers.tsx';
import styles from './levels.module.css';

/** Where experience comes from, and how much of it for whom. */
export function XpSourcesCard({ form }: Pick<SettingsFormState<Levels>, 'form'>) {
  const text = useText();
  const { boost } = useGuild().settings;
  const { voice, multipliers, excludedChannels, excludedRoles } = form.values;
  const withBoost = (summary: string) => (boost ? summary : text(m.fold_no_boost));

  return (
    <>
      <SettingsCard
        path="voice"
        title={text(m.levels_voice)}
        text={text(m.levels_voice_text)}
        fold={{
          place: 'levels.voice',
          summary: withBoost(voice.enabled ? text(m.fold_voice, { xp: voice.perMinute }) : text(m.fold_off)),
        }}
      >
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
      <SettingsCard
        path="multipliers"
        title={text(m.levels_multipliers)}
        text={text(m.levels_multipliers_text)}
        fold={{
          place: 'levels.multipliers',
          summary: withBoost(
            multipliers.length === 0
              ? text(m.fold_multipliers_none)
              : text(m.fold_multipliers, { count: multipliers.length }),
          ),
        }}
      >
        <BoostLock>
          <Multipliers form={form} />
        </BoostLock>
      </SettingsCard>
      <SettingsCard
        path="excluded"
        title={text(m.levels_excluded)}
        text={text(m.levels_excluded_text)}
        fold={{
          place: 'levels.excluded',
          summary:
            excludedChannels.length + excludedRoles.length === 0
              ? text(m.fold_excluded_none)
              : text(m.fold_excluded, { channels: excludedChannels.length, roles: excludedRoles.length }),
        }}
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
