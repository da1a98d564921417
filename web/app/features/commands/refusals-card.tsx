import { refusalsSection } from '@perigee/core/refusals/section';
import { m } from '#texts';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useSaveAtOnce } from '../../components/settings-form/use-save-at-once.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';

/** Whether a refused command is answered; it is saved as soon as it is switched. */
export function RefusalsCard() {
  const text = useText();
  const { settings } = useGuild();
  const save = useSaveAtOnce(refusalsSection);

  return (
    <SettingsCard title={text(m.section_refusals)} text={text(m.refusals_text)}>
      <SwitchRow
        label={text(m.refusals_silent)}
        hint={text(m.refusals_silent_hint)}
        value={settings.refusals.silent}
        onChange={(silent) => save.mutate({ silent })}
      />
    </SettingsCard>
  );
}
