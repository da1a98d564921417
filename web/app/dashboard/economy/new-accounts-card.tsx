import { type Ages, earningRulesSection } from '@perigee/core/economy/earning-rules/section';
import { m } from '#texts';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { useSaveAtOnce } from '../components/settings-form/use-save-at-once.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';
import { AgeSelect } from './age-select.tsx';
import styles from './economy.module.css';

/** The minimum age of accounts and memberships to earn or receive money; saved on every choice. */
export function NewAccountsCard() {
  const text = useText();
  const { earningRules } = useTabSettings('economy');
  const save = useSaveAtOnce(earningRulesSection);
  const ages = [earningRules.earning, earningRules.receiving].flatMap((each) => Object.values(each));
  const required = ages.filter((age) => age > 0).length;

  return (
    <SettingsCard
      path="earningRules"
      title={text(sectionText('earningRules'))}
      text={text(m.earning_rules_text)}
      fold={{
        place: 'economy.earningRules',
        summary: required === 0 ? text(m.fold_new_accounts_off) : text(m.fold_new_accounts, { count: required }),
      }}
    >
      <AgeFields
        path="earning"
        title={m.earning_rules_earning}
        ages={earningRules.earning}
        onChange={(earning) => save.mutate({ ...earningRules, earning })}
      />
      <AgeFields
        path="receiving"
        title={m.earning_rules_receiving}
        ages={earningRules.receiving}
        onChange={(receiving) => save.mutate({ ...earningRules, receiving })}
      />
    </SettingsCard>
  );
}

interface AgeFieldsProps {
  path: string;
  title: PlainMessage;
  ages: Ages;
  onChange: (ages: Ages) => void;
}

function AgeFields({ path, title, ages, onChange }: AgeFieldsProps) {
  const text = useText();

  return (
    <fieldset className={styles['ages']}>
      <legend>{text(title)}</legend>
      <AgeSelect
        path={`${path}.account`}
        label={text(m.earning_rules_account)}
        value={ages.account}
        onChange={(account) => onChange({ ...ages, account })}
      />
      <AgeSelect
        path={`${path}.membership`}
        label={text(m.earning_rules_membership)}
        value={ages.membership}
        onChange={(membership) => onChange({ ...ages, membership })}
      />
    </fieldset>
  );
}
