import { giveawayRulesSection } from '@perigee/core/rewards/giveaways/section';
import { m } from '#texts';
import { DurationField } from '../../components/pickers/numbers/duration-field.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { SettingsForm } from '../../components/settings-form/settings-form.tsx';
import { useSettingsForm } from '../../components/settings-form/use-settings-form.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

/** The initial time to claim a prize: two days. */
const CLAIM_MS = 2 * 24 * 60 * 60 * 1000;

/** The rules for all giveaways: whether prizes must be claimed, and within what time. */
export function RulesCard() {
  const text = useText();
  const state = useSettingsForm({ section: giveawayRulesSection });
  const { form } = state;
  const { claimWithin } = form.values;

  return (
    <SettingsForm state={state}>
      <SettingsCard path="giveawayRules" title={text(m.giveaways_claim)} text={text(m.giveaways_claim_text)}>
        <SwitchRow
          label={text(m.giveaways_claim_on)}
          hint={text(m.giveaways_claim_hint)}
          path="claimWithin"
          value={claimWithin !== null}
          onChange={(isOn) => form.setFieldValue('claimWithin', isOn ? CLAIM_MS : null)}
        />
        {claimWithin !== null && (
          <DurationField
            label={text(m.giveaways_claim_within)}
            value={claimWithin}
            error={form.getInputProps('claimWithin').error}
            onChange={(ms) => form.setFieldValue('claimWithin', ms)}
          />
        )}
      </SettingsCard>
    </SettingsForm>
  );
}
