import { Select } from '@mantine/core';
import { ARCHIVE_DAYS_MAX } from '@perigee/core/community/message-archive/limits';
import { messageArchiveSection } from '@perigee/core/community/message-archive/section';
import { m } from '#texts';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { useSaveAtOnce } from '../components/settings-form/use-save-at-once.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';

const DAYS = Array.from({ length: ARCHIVE_DAYS_MAX + 1 }, (_, days) => days);

/** How long messages are kept for the logs; saved on every choice. */
export function MessageArchiveCard() {
  const text = useText();
  const { days } = useTabSettings('logs').messageArchive;
  const save = useSaveAtOnce(messageArchiveSection);

  return (
    <SettingsCard
      path="messageArchive"
      title={text(sectionText('messageArchive'))}
      text={text(m.message_archive_text)}
      fold={{
        place: 'logs.archive',
        summary: days === 0 ? text(m.fold_archive_none) : text(m.fold_archive, { count: days }),
      }}
    >
      <Select
        label={text(m.message_archive_days)}
        description={text(m.message_archive_days_hint)}
        allowDeselect={false}
        data={DAYS.map((count) => ({
          value: String(count),
          label: text(count === 0 ? m.message_archive_none : m.message_archive_count, { count }),
        }))}
        value={String(days)}
        onChange={(chosen) => save.mutate({ days: Number(chosen) })}
      />
    </SettingsCard>
  );
}
