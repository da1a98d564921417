import type { UseFormReturnType } from '@mantine/form';
import { type Economy, MONEY_SYMBOL_MAX } from '@perigee/core/economy/schema';
import { m } from '#texts';
import { DurationField } from '../components/pickers/numbers/duration-field.tsx';
import { EmojiField } from '../components/pickers/emoji-field.tsx';
import { IntegerField } from '../components/pickers/numbers/integer-field.tsx';
import { MinMaxFields } from '../components/pickers/numbers/min-max-fields.tsx';
import { PercentField } from '../components/pickers/numbers/percent-field.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { fieldsOf } from '../components/settings-form/fields-of.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useEconomyFolds } from './use-economy-folds.ts';

/** An amount that shows the thousands separator. */
const SAMPLE_AMOUNT = 1_250;

/** The currency, how members earn it, and what is deducted. */
export function MoneyCards({ form }: { form: UseFormReturnType<Economy> }) {
  const text = useText();
  const { locale } = usePreferences();
  const field = fieldsOf(form);
  const folds = useEconomyFolds(form.values);

  return (
    <>
      <SettingsCard title={text(m.economy_money)} text={text(m.economy_money_text)} fold={folds.money}>
        <EmojiField
          label={text(m.economy_symbol)}
          max={MONEY_SYMBOL_MAX}
          sample={SAMPLE_AMOUNT.toLocaleString(locale)}
          {...field('moneySymbol')}
        />
        <PercentField
          label={text(m.economy_commission)}
          hint={text(m.economy_commission_hint)}
          {...field('commission')}
        />
        <IntegerField label={text(m.economy_min_bet)} hint={text(m.economy_min_bet_hint)} {...field('minBet')} />
      </SettingsCard>
      <SettingsCard title={text(m.economy_work)} text={text(m.economy_work_text)} fold={folds.work}>
        <MinMaxFields label={text(m.economy_reward)} min={field('work.min')} max={field('work.max')} />
        <DurationField
          label={text(m.economy_cooldown)}
          hint={text(m.economy_cooldown_hint)}
          {...field('work.cooldown')}
        />
      </SettingsCard>
      <SettingsCard title={text(m.economy_moneybags)} text={text(m.economy_moneybags_text)} fold={folds.moneybags}>
        <MinMaxFields
          label={text(m.economy_reward)}
          hint={text(m.economy_moneybags_hint)}
          min={field('moneybags.min')}
          max={field('moneybags.max')}
          allowNegative
        />
        <DurationField
          label={text(m.economy_cooldown)}
          hint={text(m.economy_cooldown_hint)}
          {...field('moneybags.cooldown')}
        />
      </SettingsCard>
    </>
  );
}
