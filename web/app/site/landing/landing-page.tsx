import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { PageHead } from '../../components/document/page-head.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Logo } from '../../components/logo/logo.tsx';
import { StarField } from '../../components/star-field/star-field.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { GuildActions } from './guild-actions.tsx';
import { NextSteps } from './next-steps.tsx';
import { useAddedGuild } from './use-added-guild.ts';
import styles from './landing.module.css';

/** Where the platform sends a person who has just added the bot (docs/rules/pages.md#landing). */
export default function LandingPage() {
  const text = useText();
  const { supportUrl } = useSite();
  const [search, setSearch] = useSearchParams();
  const guild = useAddedGuild(search.get('guild_id'));

  useEffect(() => {
    // The platform adds a one-use code that is not needed here; it should not stay in the browser's history.
    if (!search.has('code')) return;
    const guildId = search.get('guild_id');
    setSearch(guildId === null ? {} : { guild_id: guildId }, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);

  return (
    <div className={styles['page']}>
      <PageHead
        title={text(m.page_title, { page: text(m.landing_title) })}
        // The plain page is the same for everyone and may be listed; with a server in the address it is personal.
        {...(!search.has('guild_id') && { listed: { path: '/landing', description: text(m.landing_description) } })}
      />
      <StarField />
      <section className={styles['thanks']}>
        <span className={styles['avatar']}>
          <Logo size={84} />
        </span>
        <p className={styles['name']}>{text(m.product_name)}</p>
        <h1>{text(m.landing_headline)}</h1>
        <p className={styles['lead']}>
          {guild === null ? text(m.landing_lead) : text(m.landing_lead_guild, { name: guild.name })}
        </p>
        <div className={styles['actions']}>
          {guild !== null && <GuildActions guildId={guild.id} />}
          <LinkButton to="/commands" tone={guild === null ? 'primary' : 'quiet'}>
            <Icon name="code" />
            {text(m.landing_commands)}
          </LinkButton>
          <LinkButton to={supportUrl}>
            <Icon name="support" />
            {text(m.landing_support)}
          </LinkButton>
        </div>
      </section>
      <NextSteps />
    </div>
  );
}
