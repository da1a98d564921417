import { Select } from '@mantine/core';
import type { GamesSettings } from '@perigee/core/games/section';
import { m } from '#texts';
import { IntegerField } from '../components/pickers/numbers/integer-field.tsx';
import { fieldsOf } from '../components/settings-form/fields-of.ts';
import { OptionalPart } from '../components/pickers/optional-part.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { useMoney } from './use-money.ts';
import styles from './games.module.css';

/** A Monday, at midnight UTC. */
const MONDAY = Date.UTC(2024, 0, 1);
const HOUR_MS = 60 * 60 * 1000;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When the jackpot is drawn, and what a ticket costs. */
export function JackpotCard({ form }: Pick<SettingsFormState<GamesSettings>, 'form'>) {
  const text = useText();
  const { locale } = usePreferences();
  const money = useMoney();
  const { economy, timeZone } = useTabSettings('economy');
  const { weekday, hour, ticketPrice } = form.values.jackpot;
  const price = Math.max(1, economy.minBet);
  const write = (hours: number, options: Intl.DateTimeFormatOptions) =>
    new Date(MONDAY + hours * HOUR_MS).toLocaleString(locale, { ...options, timeZone: 'UTC' });
  const choice = (value: number, label: string) => ({ value: String(value), label });

  return (
    <SettingsCard path="jackpot" title={text(m.games_jackpot)} text={text(m.games_jackpot_text)}>
      <div className={styles['when']}>
        <Select
          label={text(m.games_jackpot_day)}
          data-path="jackpot.weekday"
          allowDeselect={false}
          data={WEEKDAYS.map((day) => choice(day, write(24 * day, { weekday: 'long' })))}
          value={String(weekday)}
          onChange={(chosen) => form.setFieldValue('jackpot.weekday', Number(chosen))}
        />
        <Select
          label={text(m.games_jackpot_hour)}
          data-path="jackpot.hour"
          allowDeselect={false}
          data={HOURS.map((each) => choice(each, write(each, { hour: 'numeric', minute: '2-digit' })))}
          value={String(hour)}
          onChange={(chosen) => form.setFieldValue('jackpot.hour', Number(chosen))}
        />
      </div>
      <p className={styles['note']}>{text(m.games_jackpot_zone, { zone: timeZone.zone })}</p>
      <OptionalPart
        label={m.games_jackpot_price}
        hint={(_, options) => m.games_jackpot_price_hint({ min: money(price) }, options)}
        isOn={ticketPrice !== null}
        onSwitch={(isOn) => form.setFieldValue('jackpot.ticketPrice', isOn ? price : null)}
      >
        {ticketPrice !== null && (
          <IntegerField
            label={text(m.games_jackpot_price_value)}
            {...fieldsOf(form)('jackpot.ticketPrice')}
            value={ticketPrice}
          />
        )}
      </OptionalPart>
    </SettingsCard>
  );
}
