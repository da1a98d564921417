import type { Moderation } from '@perigee/core/moderation/punishments/schema';
import { m } from '#texts';
import { RolePicker } from '../../components/pickers/choices/role-picker.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import type { SettingsFormState } from '../../components/settings-form/use-settings-form.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { MuteDuration } from './mute-duration.tsx';
import { MuteSetup } from './mute-setup.tsx';

interface MutesCardProps {
  form: SettingsFormState<Moderation>['form'];
  errors: Readonly<Record<string, string>>;
}

/** How mutes are carried out, and how long they last. */
export function MutesCard({ form, errors }: MutesCardProps) {
  const text = useText();
  const summary = useMutesSummary(form.values);

  return (
    <SettingsCard
      title={text(m.moderation_mutes)}
      text={text(m.moderation_mutes_text)}
      fold={{ place: 'moderation.mutes', summary, isOpenAtFirst: true }}
    >
      <RolePicker
        label={text(m.moderation_muteRole)}
        hint={text(m.moderation_muteRole_hint)}
        {...form.getInputProps('muteRole')}
        value={form.values.muteRole}
      />
      <SwitchRow
        label={text(m.moderation_useTimeout)}
        path="useTimeout"
        hint={text(m.moderation_useTimeout_hint)}
        value={form.values.useTimeout}
        onChange={(useTimeout) => form.setFieldValue('useTimeout', useTimeout)}
      />
      <MuteDuration form={form} error={errors['muteDuration']} />
      <MuteSetup muteRole={form.values.muteRole} />
    </SettingsCard>
  );
}

function useMutesSummary({ muteRole, useTimeout }: Pick<Moderation, 'muteRole' | 'useTimeout'>): string {
  const text = useText();
  const role = useGuild().roles.find(({ id }) => id === muteRole)?.name;
  if (useTimeout)
    return text(m.fold_mutes_timeout, { role: role === undefined ? text(m.fold_mutes_no_role) : `@${role}` });
  return role === undefined ? text(m.fold_mutes_none) : text(m.fold_mutes_role, { role: `@${role}` });
}
