import { Select } from '@mantine/core';
import { useNavigate } from 'react-router';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import type { Section } from '../../components/guild-sections/sections.ts';

interface SectionPickerProps {
  guildId: string;
  section: string;
  sections: readonly Section[];
}

/** The section links as one select, for narrow screens. */
export function SectionPicker({ guildId, section, sections }: SectionPickerProps) {
  const text = useText();
  const navigate = useNavigate();

  return (
    <Select
      aria-label={text(m.guild_sections)}
      value={section}
      data={sections.map(({ path, title }) => ({ value: path, label: text(title) }))}
      onChange={(path) => void navigate(`/guilds/${guildId}/${path ?? section}`)}
    />
  );
}
