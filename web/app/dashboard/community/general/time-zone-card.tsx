import { Select } from '@mantine/core';
import { timeZoneSection } from '@perigee/core/base/time-zone/section';
import { useMemo, useState } from 'react';
import { m } from '#texts';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useSaveAtOnce } from '../../components/settings-form/use-save-at-once.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { zoneChoice, zoneChoices } from './time-zone-choices.ts';

/** The time zone of the server's days; saved on every choice. */
export function TimeZoneCard() {
  const text = useText();
  const { locale } = usePreferences();
  const { zone } = useGuild().settings.timeZone;
  const save = useSaveAtOnce(timeZoneSection);
  const [openedAt] = useState(() => new Date());
  // Listing every zone takes a tenth of a second, so it waits until the field is focused.
  const [areListed, setListed] = useState(false);
  const choices = useMemo(
    () => (areListed ? zoneChoices(zone, locale, openedAt) : [zoneChoice(zone, locale, openedAt)]),
    [areListed, zone, locale, openedAt],
  );
  const words = useMemo(() => new Map(choices.map((choice) => [choice.value, choice.words])), [choices]);
  const time = openedAt.toLocaleString(locale, { timeZone: zone, weekday: 'long', hour: 'numeric', minute: '2-digit' });

  return (
    <SettingsCard path="timeZone" title={text(sectionText('timeZone'))} text={text(m.time_zone_text)}>
      <Select
        label={text(m.time_zone_label)}
        description={text(m.time_zone_now, { time })}
        searchable
        // The next keystroke replaces the chosen zone.
        onFocus={({ currentTarget }) => {
          setListed(true);
          currentTarget.select();
        }}
        onClick={({ currentTarget }) => currentTarget.select()}
        allowDeselect={false}
        data={choices}
        filter={({ options, search }) => {
          const word = search.trim().toLowerCase();
          return options.filter((option) => 'value' in option && words.get(option.value)?.includes(word) === true);
        }}
        limit={SHOWN_MAX}
        nothingFoundMessage={text(m.picker_nothing)}
        value={zone}
        onChange={(chosen) => chosen !== null && save.mutate({ zone: chosen })}
      />
    </SettingsCard>
  );
}

/** More than anybody scrolls through; the search finds the rest. */
const SHOWN_MAX = 500;
