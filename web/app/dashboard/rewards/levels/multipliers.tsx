import { type Levels, MULTIPLIERS_MAX } from '@perigee/core/rewards/levels/schema';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { IntegerField } from '../../components/pickers/numbers/integer-field.tsx';
import { RolesPicker } from '../../components/pickers/choices/roles-picker.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './levels.module.css';

/** The initial percentage for a newly chosen role. */
const NEW_PERCENT = 150;

/** The percentage of the usual experience that members with a role get. */
export function Multipliers({ form }: Pick<SettingsFormState<Levels>, 'form'>) {
  const text = useText();
  const { roles, settings } = useGuild();
  const { multipliers } = form.values;
  const save = (next: Levels['multipliers']) => form.setFieldValue('multipliers', next);
  const percentOf = new Map(multipliers.map(({ role, percent }) => [role, percent]));

  return (
    <div className={styles['fields']}>
      <RolesPicker
        label={text(m.levels_multiplier_roles)}
        isGiven={false}
        max={MULTIPLIERS_MAX}
        value={multipliers.map(({ role }) => role)}
        onChange={(chosen) => save(chosen.map((role) => ({ role, percent: percentOf.get(role) ?? NEW_PERCENT })))}
        disabled={!settings.boost}
      />
      {multipliers.length > 0 && (
        <ul className={styles['multipliers']}>
          {multipliers.map(({ role, percent }, index) => {
            const name = roles.find(({ id }) => id === role)?.name ?? text(m.levels_role_gone);
            return (
              <li key={role}>
                <IntegerField
                  label={text(m.levels_multiplier, { role: name })}
                  unit="%"
                  {...form.getInputProps(`multipliers.${index}.percent`)}
                  value={percent}
                  disabled={!settings.boost}
                />
                <button
                  type="button"
                  aria-label={text(m.levels_multiplier_remove, { role: name })}
                  onClick={() => save(multipliers.toSpliced(index, 1))}
                >
                  <Icon name="close" size={20} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
