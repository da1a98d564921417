import { editorsSection } from '@perigee/core/community/editors/section';
import { TABS } from '@perigee/core/base/tabs/tabs';
import { m } from '#texts';
import { PageHead } from '../../../components/document/page-head.tsx';
import { RolesPicker } from '../../components/pickers/choices/roles-picker.tsx';
import { SwitchRow } from '../../components/pickers/switch-row.tsx';
import { WithRecentChanges } from '../../components/recent-changes/with-recent-changes.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { SettingsForm } from '../../components/settings-form/settings-form.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { useSettingsForm } from '../../components/settings-form/use-settings-form.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { tabText } from '../../../lib/settings/tab-texts.ts';

/** Where the owner lets roles edit single tabs and punish; managers can see it but not change it. */
export default function EditorsPage() {
  const text = useText();
  const { name, rights } = useGuild();
  const state = useSettingsForm({ section: editorsSection });
  const { form } = state;

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.editors_title)} · ${name}` })} />
      <SettingsHeading
        title={text(m.editors_title)}
        text={rights.owner ? text(m.editors_lead) : `${text(m.editors_lead)} ${text(m.editors_owner_only)}`}
      />
      <WithRecentChanges>
        <SettingsForm state={state}>
          <SettingsCard title={text(m.editors_roles)} text={text(m.editors_roles_text)}>
            {TABS.map((tab) => (
              <RolesPicker
                key={tab}
                {...form.getInputProps(tab)}
                value={form.values[tab]}
                label={text(tabText(tab))}
                isGiven={false}
                disabled={!rights.owner}
              />
            ))}
          </SettingsCard>
          <SettingsCard path="punish" title={text(m.editors_punish)} text={text(m.editors_punish_text)}>
            <RolesPicker
              {...form.getInputProps('punish')}
              value={form.values.punish}
              label={text(m.editors_punish_roles)}
              isGiven={false}
              disabled={!rights.owner}
            />
          </SettingsCard>
          <SettingsCard title={text(m.editors_beyond_logs)} text={text(m.editors_route_logs_hint)}>
            <SwitchRow
              label={text(m.editors_route_logs)}
              path="mayRouteLogs"
              value={form.values.mayRouteLogs}
              onChange={(isOn) => form.setFieldValue('mayRouteLogs', isOn)}
              disabled={!rights.owner}
            />
          </SettingsCard>
        </SettingsForm>
      </WithRecentChanges>
    </>
  );
}
