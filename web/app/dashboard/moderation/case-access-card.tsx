import type { Moderation } from '@perigee/core/moderation/punishments/schema';
import { m } from '#texts';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useText } from '../../lib/preferences/use-text.ts';

/** Which moderators may see the cases, and the log, on the site. */
export function CaseAccessCard({ form }: { form: SettingsFormState<Moderation>['form'] }) {
  const text = useText();

  return (
    <SettingsCard
      title={text(m.moderation_cases)}
      text={text(m.moderation_cases_text)}
      fold={{
        place: 'moderation.cases',
        summary: text(summaryOf(form.values)),
      }}
    >
      <SwitchRow
        label={text(m.moderation_moderatorsSeeCases)}
        path="moderatorsSeeCases"
        hint={text(m.moderators_see_hint)}
        value={form.values.moderatorsSeeCases}
        onChange={(isOn) => form.setFieldValue('moderatorsSeeCases', isOn)}
      />
      <SwitchRow
        label={text(m.moderation_moderatorsReadLogs)}
        path="moderatorsReadLogs"
        hint={text(m.moderators_read_logs_hint)}
        value={form.values.moderatorsReadLogs === true}
        onChange={(isOn) => form.setFieldValue('moderatorsReadLogs', isOn)}
      />
    </SettingsCard>
  );
}

/** What moderators see, while the card is folded. */
function summaryOf({ moderatorsSeeCases, moderatorsReadLogs }: Moderation) {
  if (moderatorsReadLogs === true) return moderatorsSeeCases ? m.fold_cases_logs : m.fold_logs_only;
  return moderatorsSeeCases ? m.fold_cases_on : m.fold_cases_off;
}
