import type { GamesSettings } from '@perigee/core/games/section';
import { m } from '#texts';
import { DurationField } from '../components/pickers/numbers/duration-field.tsx';
import { IntegerField } from '../components/pickers/numbers/integer-field.tsx';
import { fieldsOf } from '../components/settings-form/fields-of.ts';
import { OptionalPart } from '../components/pickers/optional-part.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useMoney } from './use-money.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import styles from './games.module.css';

/** Initial values of limits that are switched on; BETS is a multiple of the minimum bet. */
const BETS = 100;
const ROUNDS = 100;

type LimitName = 'maxBet' | 'maxStakedPerDay' | 'maxRoundsPerDay';

/** The limits on how much each member may play. */
export function LimitsCard({ form }: Pick<SettingsFormState<GamesSettings>, 'form'>) {
  const text = useText();
  const money = useMoney();
  const { minBet, commission } = useTabSettings('economy').economy;
  const { maxBet } = form.values;
  const unit = Math.max(1, minBet) * BETS;

  const limit = (name: LimitName, label: PlainMessage, hint: PlainMessage, start: number) => {
    const value = form.values[name];
    return (
      <OptionalPart
        label={label}
        hint={hint}
        isOn={value !== null}
        onSwitch={(isOn) => form.setFieldValue(name, isOn ? start : null)}
      >
        {value !== null && (
          <IntegerField
            label={`${text(label)}: ${text(m.games_limit_value)}`}
            {...fieldsOf(form)(name)}
            value={value}
          />
        )}
      </OptionalPart>
    );
  };

  return (
    <SettingsCard
      path="limits"
      title={text(m.games_limits)}
      text={text(m.games_limits_text, { min: money(minBet), commission: `${commission}%` })}
    >
      {limit('maxBet', m.games_max_bet, m.games_max_bet_hint, unit)}
      {maxBet !== null && maxBet < minBet && (
        <p className={styles['warning']}>{text(m.games_max_bet_below, { min: money(minBet) })}</p>
      )}
      {limit('maxStakedPerDay', m.games_max_staked, m.games_max_staked_hint, unit * 10)}
      {limit('maxRoundsPerDay', m.games_max_rounds, m.games_max_rounds_hint, ROUNDS)}
      <DurationField
        label={text(m.games_cooldown)}
        hint={text(m.games_cooldown_hint)}
        {...fieldsOf(form)('cooldown')}
      />
    </SettingsCard>
  );
}
