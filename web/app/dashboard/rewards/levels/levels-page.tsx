import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { levelsSection } from '@perigee/core/rewards/levels/section';
import { m } from '#texts';
import { BackLink } from '../../components/back-link/back-link.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { WithPreview } from '../../components/preview-column/with-preview.tsx';
import { SettingsForm } from '../../components/settings-form/settings-form.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { useSettingsForm } from '../../components/settings-form/use-settings-form.ts';
import { TemplateErrorBanner } from '../../components/template-field/template-error-banner.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { ChangeStatus } from './change-status.tsx';
import { CurveCard } from './curve-card.tsx';
import { EffectDialog } from './effect-dialog.tsx';
import { LevelMessageCard } from './level-message-card.tsx';
import { RewardsCard } from './rewards-card.tsx';
import { useAskFirst } from './use-ask-first.ts';
import { XpSourcesCard } from './xp-sources-card.tsx';
import styles from './levels.module.css';

/** Levels, their rewards, and where experience comes from. */
export default function LevelsPage() {
  const text = useText();
  const { id, name } = useGuild();
  const state = useSettingsForm({ section: levelsSection });
  const { form, errors, templateError } = state;
  const asking = useAskFirst({ values: form.values, isValid: state.isValid, onSubmit: state.onSubmit });
  const { message } = form.values;
  const title = text(sectionText('levels'));
  const sample = {
    key: 'message',
    name: text(m.levels_message),
    context: 'levelUp' as const,
    isOn: form.values.enabled && message.place !== 'off',
    message: message.template === '' ? text(m.levels_message_own, OWN_VARIABLES) : message.template,
    embed: DEFAULT_EMBED,
  };

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${title} · ${name}` })} />
      <SettingsHeading title={title} text={text(m.levels_lead)} />
      <div className={styles['top']}>
        <BackLink to={`/guilds/${id}/economy`}>{text(m.levels_back)}</BackLink>
      </div>
      <ChangeStatus />
      <WithPreview messages={[sample]}>
        <SettingsForm state={{ ...state, onSubmit: asking.submit }}>
          {templateError && <TemplateErrorBanner />}
          <CurveCard form={form} />
          <RewardsCard form={form} errors={errors} />
          <div data-preview="message">
            <LevelMessageCard form={form} errors={errors} />
          </div>
          <XpSourcesCard form={form} />
        </SettingsForm>
      </WithPreview>
      <EffectDialog levels={asking.pending} onClose={asking.close} onConfirm={asking.confirm} />
    </>
  );
}

/** Passed as inputs, because the messages use braces for their own inputs. */
const OWN_VARIABLES = { member: '{{ member.mention }}', level: '{{ level.number }}' };
