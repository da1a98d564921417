import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { useGuildQuery } from '../../lib/guilds/use-guild.ts';
import { useGuildId } from '../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';

/** Shown when there is nothing to list; people who may change it get a link to what is logged. */
export function EntriesEmpty({ isFiltered }: { isFiltered: boolean }) {
  const text = useText();
  const guildId = useGuildId();
  const { data: guild } = useGuildQuery(guildId);
  const mayChoose = guild !== undefined && (guild.rights.manager || guild.rights.tabs.includes('logs'));

  if (isFiltered) {
    return <StateCard icon="search" title={text(m.cases_none_title)} text={text(m.entries_none_text)} />;
  }
  return (
    <StateCard icon="logs" title={text(m.entries_empty_title)} text={text(m.entries_empty_text)}>
      {mayChoose && <LinkButton to={`/guilds/${guildId}/logs`}>{text(m.entries_choose)}</LinkButton>}
    </StateCard>
  );
}
