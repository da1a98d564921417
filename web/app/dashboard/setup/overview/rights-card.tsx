import type { OverviewRights } from '@perigee/core/setup/overview/endpoints';
import { LISTED_PERMISSION_FACTS } from '@perigee/core/base/permissions/listed-permissions';
import { leastInviteUrl } from '@perigee/core/site/platform-links';
import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import styles from './overview.module.css';

/** The minimal permissions the bot needs on this server, and an invite that requests only those. */
export function RightsCard({ rights: { isAdministrator, least } }: { rights: OverviewRights }) {
  const text = useText();
  const site = useSite();
  const { id } = useGuild();
  const { locale } = usePreferences();
  const bits = BigInt(least);
  const needed = Object.values(LISTED_PERMISSION_FACTS).filter(({ bit }) => (bits & (1n << BigInt(bit))) !== 0n);

  return (
    <section className={styles['rights']} aria-labelledby="rights">
      <h2 id="rights" className={styles['subtitle']}>
        {text(m.rights_title)}
      </h2>
      <p>{text(isAdministrator ? m.rights_administrator : m.rights_single)}</p>
      <ul>
        {needed.map(({ bit, [locale]: name }) => (
          <li key={bit}>{name}</li>
        ))}
      </ul>
      <LinkButton size="small" to={leastInviteUrl(site, id, least)}>
        {text(m.rights_invite)}
      </LinkButton>
    </section>
  );
}
