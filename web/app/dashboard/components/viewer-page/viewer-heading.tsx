import { m } from '#texts';
import { useGuildCard } from '../../lib/guilds/use-guild-card.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { PageHead } from '../../../components/document/page-head.tsx';
import { SettingsHeading } from '../settings-form/settings-heading.tsx';

/** The heading of a page for everyone who may see a server's cases or log. */
export function ViewerHeading({ title, lead }: { title: string; lead: string }) {
  const text = useText();
  const guild = useGuildCard();

  return (
    <>
      <PageHead title={text(m.page_title, { page: guild === undefined ? title : `${title} · ${guild.name}` })} />
      <SettingsHeading title={title} text={lead} />
    </>
  );
}
