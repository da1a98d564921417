import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import type { EconomyRates } from '@perigee/core/insights/economy-health/what-if';
import { type Economy, economySchema } from '@perigee/core/economy/schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { DurationField } from '../../../components/pickers/numbers/duration-field.tsx';
import { IntegerField } from '../../../components/pickers/numbers/integer-field.tsx';
import { MinMaxFields } from '../../../components/pickers/numbers/min-max-fields.tsx';
import { PercentField } from '../../../components/pickers/numbers/percent-field.tsx';
import { useTabSettings } from '../../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { HealthPanel } from '../health-panel.tsx';
import { WhatIfResult } from './what-if-result.tsx';
import styles from '../health.module.css';

/** Applies other settings to the last 30 days; nothing is saved. */
export function WhatIfPanel({ month }: Pick<EconomyHealth, 'month'>) {
  const text = useText();
  const settings = useTabSettings('economy');
  const now = ratesOf(settings.economy);
  const [rates, setRates] = useState<EconomyRates>(now);
  const wrong = wrongRates(rates);

  /** The props of a rate's field, as forms give them to their fields. */
  const field = <Group extends 'work' | 'moneybags' | 'moneyBonuses'>(
    group: Group,
    name: keyof EconomyRates[Group] & string,
  ) => ({
    value: Number(rates[group][name]),
    onChange: (value: number) => setRates({ ...rates, [group]: { ...rates[group], [name]: value } }),
    error: wrong.get(`${group}.${name}`),
  });

  return (
    <HealthPanel title={text(m.health_what_if)} text={text(m.health_what_if_text)}>
      <div className={styles['form']}>
        <fieldset>
          <legend>{text(m.economy_work)}</legend>
          <MinMaxFields label={text(m.economy_reward)} min={field('work', 'min')} max={field('work', 'max')} />
          <DurationField label={text(m.economy_cooldown)} {...field('work', 'cooldown')} />
        </fieldset>
        <fieldset>
          <legend>{text(m.economy_moneybags)}</legend>
          <MinMaxFields
            label={text(m.economy_reward)}
            min={field('moneybags', 'min')}
            max={field('moneybags', 'max')}
            allowNegative
          />
          <DurationField label={text(m.economy_cooldown)} {...field('moneybags', 'cooldown')} />
        </fieldset>
        <div className={styles['small']}>
          <PercentField
            label={text(m.economy_commission)}
            value={rates.commission}
            onChange={(commission) => setRates({ ...rates, commission })}
            error={wrong.get('commission')}
          />
          <IntegerField label={text(m.economy_daily)} {...field('moneyBonuses', 'daily')} />
          <IntegerField label={text(m.economy_weekly)} {...field('moneyBonuses', 'weekly')} />
        </div>
        <Presets now={now} rates={rates} onChoose={setRates} />
      </div>
      <WhatIfResult month={month} now={now} next={wrong.size === 0 ? rates : null} />
      <Assumptions />
    </HealthPanel>
  );
}

interface PresetsProps {
  now: EconomyRates;
  rates: EconomyRates;
  onChoose: (rates: EconomyRates) => void;
}

function Presets({ now, rates, onChoose }: PresetsProps) {
  const text = useText();

  return (
    <div className={styles['actions']}>
      <Button onClick={() => onChoose({ ...rates, work: doublePay(rates.work) })}>{text(m.health_double)}</Button>
      <Button onClick={() => onChoose(now)}>{text(m.health_as_now)}</Button>
    </div>
  );
}

function Assumptions() {
  const text = useText();

  return (
    <ul className={styles['assumptions']}>
      <li>{text(m.health_assume_same)}</li>
      <li>{text(m.health_assume_mean)}</li>
      <li>{text(m.health_assume_span)}</li>
      <li>{text(m.health_assume_transfers)}</li>
    </ul>
  );
}

function doublePay(work: EconomyRates['work']): EconomyRates['work'] {
  return { ...work, min: work.min * 2, max: work.max * 2 };
}

const ratesSchema = z.pick(economySchema, { work: true, moneybags: true, commission: true, moneyBonuses: true });

/** The economy's settings that can be tried out. */
function ratesOf({ work, moneybags, commission, moneyBonuses }: Economy): EconomyRates {
  return { work, moneybags, commission, moneyBonuses };
}

/** The errors the settings would be refused for, by field path. */
function wrongRates(rates: EconomyRates): ReadonlyMap<string, string> {
  const { error } = ratesSchema.safeParse(rates);
  return new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}
