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
import { Teaser } from '../components/teaser/teaser.tsx';
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

/** The first actions on a server the bot was just added to. */
function GuildActions({ guildId }: { guildId: string }) {
  const text = useText();

  return (
    <>
      <LinkButton to={`/guilds/${guildId}/setup`} tone="primary">
        {text(m.setup_title)}
        <Icon name="arrow" />
      </LinkButton>
      <LinkButton to={`/guilds/${guildId}/general`}>
        <Icon name="settings" />
        {text(m.landing_settings)}
      </LinkButton>
    </>
  );
}

const STEPS = [
  { title: m.landing_step_say, text: m.landing_step_say_text },
  { title: m.landing_step_set, text: m.landing_step_set_text },
  { title: m.landing_step_ask, text: m.landing_step_ask_text },
];

/** What to do first on a server that is new to the bot. */
function NextSteps() {
  const text = useText();

  return (
    <section className={styles['next']} aria-labelledby="next-steps">
      <h2 id="next-steps">{text(m.landing_next)}</h2>
      <ol className={styles['steps']}>
        {STEPS.map((step, index) => (
          <Teaser key={text(step.title)} mark={index + 1} isRound title={text(step.title)} text={text(step.text)} />
        ))}
      </ol>
    </section>
  );
}
