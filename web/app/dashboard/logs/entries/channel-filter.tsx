import { Select } from '@mantine/core';
import type { ShownLogEntry } from '@perigee/core/logs/entry';
import { useState } from 'react';
import { m } from '#texts';
import { useGuildQuery } from '../../lib/guilds/use-guild.ts';
import { useGuildId } from '../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useEntryView } from './use-entry-view.ts';

const ID = /^[1-9]\d{15,19}$/;

/** Filters by channel: one of the server's, one among the entries shown, or a deleted one by its id. */
export function ChannelFilter({ entries }: { entries: readonly ShownLogEntry[] }) {
  const text = useText();
  const { data: guild } = useGuildQuery(useGuildId());
  const { view, show } = useEntryView();
  const [typed, setTyped] = useState('');

  const names = new Map<string, string>();
  for (const entry of entries) {
    if (entry.event !== 'hidden' && entry.channel?.name) names.set(entry.channel.id, `#${entry.channel.name}`);
  }
  for (const { id, name } of guild?.channels ?? []) names.set(id, `#${name}`);
  for (const id of [view.channel, typed.trim()]) {
    if (id !== undefined && ID.test(id) && !names.has(id)) names.set(id, id);
  }

  return (
    <Select
      label={text(m.entries_channel)}
      placeholder={text(m.cases_all)}
      clearable
      searchable
      data={[...names].map(([value, label]) => ({ value, label }))}
      nothingFoundMessage={text(m.picker_nothing)}
      value={view.channel ?? null}
      onSearchChange={setTyped}
      onChange={(id) => show({ channel: id ?? undefined })}
    />
  );
}
