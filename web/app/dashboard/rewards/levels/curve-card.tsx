import { Select } from '@mantine/core';
import { type Steepness, STEEPNESS_NAMES, STEEPNESSES, xpOfLevel } from '@perigee/core/rewards/levels/curve';
import type { Levels } from '@perigee/core/rewards/levels/schema';
import { m } from '#texts';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useLevelsFolds } from './use-levels-folds.ts';
import styles from './levels.module.css';

/** Sample levels that show the shape of a curve. */
const SHOWN = [1, 5, 10, 25, 50, 100];

/** Whether levels are on, and how much experience each one takes. */
export function CurveCard({ form }: Pick<SettingsFormState<Levels>, 'form'>) {
  const text = useText();
  const folds = useLevelsFolds(form.values);
  const { locale } = usePreferences();
  const { enabled, steepness } = form.values;

  return (
    <SettingsCard path="levels" title={text(m.levels_curve)} text={text(m.levels_curve_text)} fold={folds.curve}>
      <SwitchRow
        label={text(m.levels_enabled)}
        hint={text(m.levels_enabled_hint)}
        path="enabled"
        value={enabled}
        onChange={(value) => form.setFieldValue('enabled', value)}
      />
      <Select<Steepness>
        label={text(m.levels_steepness)}
        data-path="steepness"
        allowDeselect={false}
        data={STEEPNESSES.map((value) => ({ value, label: STEEPNESS_NAMES[value][locale] }))}
        value={steepness}
        onChange={(value) => value !== null && form.setFieldValue('steepness', value)}
      />
      <dl className={styles['curve']}>
        {SHOWN.map((level) => (
          <div key={level}>
            <dt>{text(m.levels_level, { level: level.toLocaleString(locale) })}</dt>
            <dd>{text(m.levels_xp, { xp: xpOfLevel(level, steepness).toLocaleString(locale) })}</dd>
          </div>
        ))}
      </dl>
    </SettingsCard>
  );
}
