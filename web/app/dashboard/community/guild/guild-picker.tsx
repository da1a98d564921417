import { Select } from '@mantine/core';
import { useNavigate } from 'react-router';
import { m } from '#texts';
import { GuildIcon } from '../../../components/guild-icon/guild-icon.tsx';
import { useGuildQuery } from '../../lib/guilds/use-guild.ts';
import { useGuilds } from '../../../lib/guilds/use-guilds.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { firstViewed, isViewed, mayView } from '../../../components/guild-sections/sections.ts';
import styles from './guild-page.module.css';

interface GuildPickerProps {
  guildId: string;
  /** The section to keep when another server is chosen. */
  section: string;
}

/** Shows which server's settings are open, and switches to another server of the same person. */
export function GuildPicker({ guildId, section }: GuildPickerProps) {
  const text = useText();
  const navigate = useNavigate();
  const guilds = useGuilds();
  const { data: settings, isPending } = useGuildQuery(guildId);

  const open = (guilds.data ?? []).filter(
    ({ manageable, invited, cases, logs }) => invited && (manageable || cases || logs),
  );
  const current = settings ?? open.find(({ id }) => id === guildId);
  const others = open.filter(({ id }) => id !== guildId);
  const choices = current === undefined ? others : [current, ...others];
  const choiceOf = (id: string) => choices.find((guild) => guild.id === id);
  const shown = choiceOf(guildId);

  return (
    <Select
      aria-label={text(m.guild_picker)}
      placeholder={text(isPending ? m.guild_loading : m.guild_choose)}
      value={shown === undefined ? null : guildId}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => {
        const chosen = choiceOf(id ?? '');
        const isKept = chosen === undefined || chosen.manageable || (isViewed(section) && mayView(chosen, section));
        void navigate(`/guilds/${id ?? guildId}/${isKept ? section : firstViewed(chosen)}`);
      }}
      leftSection={shown && <GuildIcon guild={shown} size={28} />}
      leftSectionWidth={46}
      size="md"
      renderOption={({ option }) => {
        const guild = choiceOf(option.value);
        return (
          <span className={styles['choice']}>
            {guild && <GuildIcon guild={guild} size={28} />}
            <span>{option.label}</span>
          </span>
        );
      }}
    />
  );
}
