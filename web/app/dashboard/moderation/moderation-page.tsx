import { automodReplaySection } from '@perigee/core/moderation/automod-replay/section';
import { ANNOUNCED_PUNISHMENTS } from '@perigee/core/moderation/punishments/schema';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { tabText } from '../../lib/settings/tab-texts.ts';
import { m } from '#texts';
import { PageHead } from '../../components/document/page-head.tsx';
import { SettingsForm } from '../components/settings-form/settings-form.tsx';
import { SettingsHeading } from '../components/settings-form/settings-heading.tsx';
import { useSettingsForm } from '../components/settings-form/use-settings-form.ts';
import { SwitchCard } from '../components/switch-card/switch-card.tsx';
import { WithPreview } from '../components/preview-column/with-preview.tsx';
import { TemplateErrorBanner } from '../components/template-field/template-error-banner.tsx';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';
import { AutomodLogCard } from './automod-log-card.tsx';
import { AutomodRules } from './rules/automod-rules.tsx';
import { BenchCard } from './trial/bench-card.tsx';
import { CaseAccessCard } from './case-access-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { MutesCard } from './mutes/mutes-card.tsx';
import { Replay } from './trial/replay.tsx';
import { WarnsCard } from './warns/warns-card.tsx';

export default function ModerationPage() {
  const text = useText();
  const { name } = useGuild();
  const settings = useTabSettings('moderation');
  const state = useSettingsForm({ section: moderationSection });

  const messages = (settings.boost ? ANNOUNCED_PUNISHMENTS : []).map((key) => {
    const { message, embed, enabled } = state.form.values.punishmentMessages[key];
    const title = text(key === 'kick' ? m.preview_kick : m.preview_ban);
    return { key, name: title, context: 'punishment' as const, isOn: enabled, message, embed };
  });

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(tabText('moderation'))} · ${name}` })} />
      <SettingsHeading title={text(tabText('moderation'))} text={text(m.moderation_lead)} />
      <WithPreview messages={messages}>
        <SettingsForm state={state} after={<Automoderation />}>
          {state.templateError && <TemplateErrorBanner />}
          <MutesCard form={state.form} errors={state.errors} />
          <WarnsCard form={state.form} errors={state.errors} />
          <CaseAccessCard form={state.form} />
          <AutomodLogCard form={state.form} />
          <MessagesCard state={state} />
        </SettingsForm>
      </WithPreview>
    </>
  );
}

function Automoderation() {
  const text = useText();
  const { automodReplay } = useTabSettings('moderation');

  return (
    <>
      <AutomodRules />
      <BenchCard />
      <SwitchCard
        section={automodReplaySection}
        title={sectionText('automodReplay')}
        text={m.automod_replay_text}
        label={m.automod_replay_keep}
        hint={m.automod_replay_keep_hint}
        isOn={automodReplay.enabled}
        fold={{ place: 'moderation.replay', summary: text(automodReplay.enabled ? m.fold_on : m.fold_off) }}
        switchTo={(enabled) => ({ enabled })}
      >
        {automodReplay.enabled && <Replay />}
      </SwitchCard>
    </>
  );
}
