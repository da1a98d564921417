import { shortGuildName } from '@perigee/core/community/guilds/guild-name';
import type { GuildCard } from '@perigee/core/community/guilds/schema';
import { inviteUrl } from '@perigee/core/site/platform-links';
import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { GuildIcon } from '../../../components/guild-icon/guild-icon.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { cardButtons, type Mode } from './shown-guilds.ts';
import styles from './server-card.module.css';

interface ServerCardProps {
  guild: GuildCard;
  mode: Mode;
}

/** One server with its buttons. */
export function ServerCard({ guild, mode }: ServerCardProps) {
  const text = useText();
  const { name, invited } = guild;

  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <GuildIcon guild={guild} size={52} />
        <div className={styles['names']}>
          <h3 title={name}>{shortGuildName(name)}</h3>
          <p data-invited={invited}>{text(invited ? m.card_invited : m.card_not_invited)}</p>
        </div>
      </div>
      <CardButtons guild={guild} mode={mode} />
    </li>
  );
}

/** The buttons of a server's card. */
function CardButtons({ guild, mode }: ServerCardProps) {
  const text = useText();
  const site = useSite();
  const { id, name } = guild;
  const buttons = cardButtons(guild, mode);

  return (
    <div className={styles['buttons']}>
      {buttons.invite && (
        <LinkButton to={inviteUrl(site, id)} label={text(m.card_invite_label, { name })}>
          <Icon name="plus" size={18} />
          {text(m.card_invite)}
        </LinkButton>
      )}
      {buttons.settings && (
        <LinkButton to={`/guilds/${id}/general`} tone="primary" label={text(m.card_settings_label, { name })}>
          <Icon name="settings" size={18} />
          {text(m.card_settings)}
        </LinkButton>
      )}
      <ViewerButtons guild={guild} mode={mode} />
      {buttons.leaderboard && (
        <LinkButton to={`/leaderboard/${id}`} label={text(m.card_leaderboard_label, { name })}>
          <Icon name="trophy" size={18} />
          {text(m.card_leaderboard)}
        </LinkButton>
      )}
      {buttons.rewards && (
        <LinkButton to={`/@me/rewards/${id}`} label={text(m.card_rewards_label, { name })}>
          <Icon name="gift" size={18} />
          {text(m.rewards_title)}
        </LinkButton>
      )}
      {buttons.statement && (
        <LinkButton to={`/@me/statement/${id}`} label={text(m.card_statement_label, { name })}>
          <Icon name="economy" size={18} />
          {text(m.statement_title)}
        </LinkButton>
      )}
    </div>
  );
}

/** The buttons for people who may not open the settings. */
function ViewerButtons({ guild, mode }: ServerCardProps) {
  const text = useText();
  const { id, name } = guild;
  const buttons = cardButtons(guild, mode);

  return (
    <>
      {buttons.cases && (
        <LinkButton to={`/guilds/${id}/cases`} tone="primary" label={text(m.card_cases_label, { name })}>
          <Icon name="shield" size={18} />
          {text(m.card_cases)}
        </LinkButton>
      )}
      {buttons.logs && (
        <LinkButton to={`/guilds/${id}/logs/entries`} tone="primary" label={text(m.card_logs_label, { name })}>
          <Icon name="logs" size={18} />
          {text(m.section_entries)}
        </LinkButton>
      )}
    </>
  );
}
