import { ALL_LOG_EVENTS, LOG_CATEGORIES } from '@perigee/core/logs/events';
import { logsSection } from '@perigee/core/logs/section';
import type { Logs } from '@perigee/core/logs/schema';
import { tabText } from '../../lib/settings/tab-texts.ts';
import { m } from '#texts';
import { LongPage } from '../components/contents/long-page.tsx';
import { PageHead } from '../../components/document/page-head.tsx';
import { SettingsForm } from '../components/settings-form/settings-form.tsx';
import { SettingsHeading } from '../components/settings-form/settings-heading.tsx';
import { useSettingsForm, type SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { ChannelsPicker } from '../components/pickers/choices/channels-picker.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { AllEvents } from './all-events.tsx';
import { changeEvents, dropDeletedChannels } from './change-logs.ts';
import { LogCategorySection } from './log-category.tsx';
import { MessageArchiveCard } from './message-archive-card.tsx';
import { UnknownCard } from './unknown-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';
import styles from './logs.module.css';

export default function LogsPage() {
  const text = useText();
  const { name, channels, hiddenChannels } = useGuild();
  const channelIds = new Set([...channels.map((channel) => channel.id), ...hiddenChannels]);
  const state = useSettingsForm({
    section: logsSection,
    prepare: (logs) => dropDeletedChannels(logs, channelIds),
  });
  const { form, errors } = state;

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(tabText('logs'))} · ${name}` })} />
      <SettingsHeading title={text(tabText('logs'))} text={text(m.logs_lead)} />
      <EntriesLink />
      <LongPage>
        <SettingsForm
          state={state}
          after={
            <>
              <MessageArchiveCard />
              <UnknownCard />
            </>
          }
        >
          <AllEvents
            logs={form.values}
            onChange={(change) => form.setValues(changeEvents(form.values, ALL_LOG_EVENTS, change))}
          />
          {LOG_CATEGORIES.map((category) => (
            <LogCategorySection
              key={category}
              category={category}
              logs={form.values}
              errors={errors}
              onChange={(event, change) => form.setValues(changeEvents(form.values, [event], change))}
            />
          ))}
          <IgnoreCard form={form} />
          <WebhooksCard logs={form.values} onChange={(webhooks) => form.setFieldValue('webhooks', webhooks)} />
        </SettingsForm>
      </LongPage>
    </>
  );
}

/** A link to the log, for people who may see it. */
function EntriesLink() {
  const text = useText();
  const { id, rights, cases } = useGuild();

  if (!rights.manager && !cases) return null;
  return (
    <p className={styles['entries']}>
      <LinkButton to={`/guilds/${id}/logs/entries`}>
        <Icon name="flood" size={18} />
        {text(m.logs_entries)}
      </LinkButton>
    </p>
  );
}

/** Channels in which nothing is logged. */
function IgnoreCard({ form }: Pick<SettingsFormState<Logs>, 'form'>) {
  const text = useText();
  const { channels } = form.values.ignore;

  return (
    <SettingsCard
      title={text(m.logs_ignore)}
      text={text(m.logs_ignore_text)}
      fold={{ place: 'logs.ignore', summary: text(m.fold_channels, { count: channels.length }) }}
    >
      <ChannelsPicker label={text(m.logs_ignore_field)} {...form.getInputProps('ignore.channels')} value={channels} />
    </SettingsCard>
  );
}
