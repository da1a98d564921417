import { type CouponRules, couponRulesSchema, couponRulesSection } from '@perigee/core/rewards/coupons/section';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { MinMaxFields } from '../components/pickers/numbers/min-max-fields.tsx';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import { resolveFields } from '../components/settings-form/errors/resolve-fields.ts';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { useSaveAtOnce } from '../components/settings-form/use-save-at-once.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';
import styles from './economy.module.css';

const problemsOf = resolveFields(couponRulesSchema);

/** Whether members may create coupons from their own money, and for how much; the switch saves at once. */
export function CouponRulesCard() {
  const text = useText();
  const { id } = useGuild();
  const settings = useTabSettings('economy');
  const { couponRules } = settings;
  const save = useSaveAtOnce(couponRulesSection);

  return (
    <SettingsCard
      path="couponRules"
      title={text(sectionText('couponRules'))}
      text={text(m.coupons_rules_text)}
      fold={{
        place: 'economy.couponRules',
        summary: text(couponRules.byMembers ? m.fold_coupons_on : m.fold_coupons_off),
      }}
    >
      <SwitchRow
        label={text(m.coupons_rules_by)}
        hint={text(m.coupons_rules_by_hint)}
        path="byMembers"
        value={couponRules.byMembers}
        onChange={(byMembers) => save.mutate({ ...couponRules, byMembers })}
      />
      {couponRules.byMembers && (
        <TotalFields
          key={JSON.stringify(couponRules.total)}
          rules={couponRules}
          isSaving={save.isPending}
          onSave={(total) => save.mutate({ ...couponRules, total })}
        />
      )}
      <div className={styles['boardLink']}>
        <LinkButton to={`/guilds/${id}/coupons`}>{text(m.coupons_rules_open)}</LinkButton>
      </div>
    </SettingsCard>
  );
}

interface TotalFieldsProps {
  rules: CouponRules;
  isSaving: boolean;
  onSave: (total: CouponRules['total']) => void;
}

/** The bounds are typed, so they have a save button of their own. */
function TotalFields({ rules, isSaving, onSave }: TotalFieldsProps) {
  const text = useText();
  const [total, setTotal] = useState(rules.total);
  const problems = problemsOf({ ...rules, total });
  const isChanged = total.min !== rules.total.min || total.max !== rules.total.max;
  const field = (name: 'min' | 'max') => ({
    value: total[name],
    onChange: (value: number) => setTotal({ ...total, [name]: value }),
    error: problems[`total.${name}`],
    'data-path': `total.${name}`,
  });

  return (
    <>
      <MinMaxFields
        label={text(m.coupons_rules_total)}
        hint={text(m.coupons_rules_total_hint)}
        min={field('min')}
        max={field('max')}
      />
      {isChanged && (
        <div className={styles['boardLink']}>
          <Button
            tone="primary"
            busy={isSaving}
            disabled={Object.keys(problems).length > 0}
            onClick={() => onSave(total)}
          >
            {text(m.form_save)}
          </Button>
        </div>
      )}
    </>
  );
}
