import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';

/** Shown to an editor in place of a page of another tab: its settings are not loaded for them. */
export function ClosedPage({ guildId }: { guildId: string }) {
  const text = useText();
  const title = text(m.guild_closed_title);

  return (
    <>
      <PageHead title={text(m.page_title, { page: title })} />
      <StateCard level={1} icon="lock" title={title} text={text(m.guild_closed_text)}>
        <LinkButton to={`/guilds/${guildId}`}>{text(m.guild_closed_link)}</LinkButton>
      </StateCard>
    </>
  );
}
