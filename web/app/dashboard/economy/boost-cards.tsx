import type { UseFormReturnType } from '@mantine/form';
import type { Economy } from '@perigee/core/economy/schema';
import { m } from '#texts';
import { BoostLock } from '../components/boost-lock/boost-lock.tsx';
import { IntegerField } from '../components/pickers/numbers/integer-field.tsx';
import { MinMaxFields } from '../components/pickers/numbers/min-max-fields.tsx';
import { PercentField } from '../components/pickers/numbers/percent-field.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { fieldsOf } from '../components/settings-form/fields-of.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useEconomyFolds } from './use-economy-folds.ts';
import styles from './economy.module.css';

/**
 * Settings that work only with boost: experience for messages, and the bonuses. Without boost they are visible but
 * locked.
 */
export function BoostCards({ form }: { form: UseFormReturnType<Economy> }) {
  const text = useText();
  const { settings } = useGuild();
  const fields = fieldsOf(form);
  const folds = useEconomyFolds(form.values);
  const field = (path: Parameters<typeof fields>[0]) => ({ ...fields(path), disabled: !settings.boost });

  return (
    <>
      <SettingsCard
        path="messageXp"
        title={text(m.economy_message_xp)}
        text={text(m.economy_message_xp_text)}
        fold={folds.messageXp}
      >
        <BoostLock>
          <div className={styles['fields']}>
            <PercentField
              label={text(m.economy_chance)}
              hint={text(m.economy_chance_hint)}
              {...field('messageXp.chance')}
            />
            <MinMaxFields label={text(m.economy_xp)} min={field('messageXp.min')} max={field('messageXp.max')} />
          </div>
        </BoostLock>
      </SettingsCard>
      <SettingsCard
        path="moneyBonuses"
        title={text(m.economy_bonuses)}
        text={text(m.economy_bonuses_text)}
        fold={folds.moneyBonuses}
      >
        <BoostLock>
          <div className={styles['fields']}>
            <IntegerField label={text(m.economy_daily)} {...field('moneyBonuses.daily')} />
            <IntegerField label={text(m.economy_weekly)} {...field('moneyBonuses.weekly')} />
          </div>
        </BoostLock>
      </SettingsCard>
    </>
  );
}
