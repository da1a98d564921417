import { Select } from '@mantine/core';
import { shopRulesSection } from '@perigee/core/economy/shop/section';
import { m } from '#texts';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { useSaveAtOnce } from '../components/settings-form/use-save-at-once.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';

const SHARES = [0, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100];

/** What members may do with purchased items; saved on every choice. */
export function ShopRulesCard() {
  const text = useText();
  const { shopRules } = useTabSettings('economy');
  const save = useSaveAtOnce(shopRulesSection);
  const { sellBack, refunds } = shopRules;
  const refundsText = text(refunds ? m.fold_on : m.fold_off).toLocaleLowerCase();
  // A different value set through the API or an import is offered as well.
  const shares = [...new Set([...SHARES, sellBack])].toSorted((one, other) => one - other);

  return (
    <SettingsCard
      path="shopRules"
      title={text(sectionText('shopRules'))}
      text={text(m.shop_rules_text)}
      fold={{
        place: 'economy.shopRules',
        summary:
          sellBack === 0
            ? text(m.fold_shop_rules_no, { refunds: refundsText })
            : text(m.fold_shop_rules, { refunds: refundsText, share: sellBack }),
      }}
    >
      <SwitchRow
        label={text(m.shop_refunds)}
        hint={text(m.shop_refunds_hint)}
        path="refunds"
        value={refunds}
        onChange={(isOn) => save.mutate({ ...shopRules, refunds: isOn })}
      />
      <Select
        label={text(m.shop_sell_back)}
        description={text(m.shop_sell_back_hint)}
        data-path="sellBack"
        allowDeselect={false}
        data={shares.map((share) => ({
          value: String(share),
          label: share === 0 ? text(m.shop_sell_back_off) : text(m.shop_sell_back_share, { share }),
        }))}
        value={String(sellBack)}
        onChange={(chosen) => save.mutate({ ...shopRules, sellBack: Number(chosen) })}
      />
    </SettingsCard>
  );
}
