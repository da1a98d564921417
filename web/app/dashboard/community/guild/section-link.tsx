import { useId } from 'react';
import { NavLink } from 'react-router';
import { m } from '#texts';
import type { Section } from '../../../components/guild-sections/sections.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import type { Health } from './use-section-health.ts';
import styles from './guild-page.module.css';

const HEALTH_TEXTS: Record<Health, PlainMessage> = {
  active: m.health_active,
  attention: m.health_attention,
  off: m.health_off,
};

interface SectionLinkProps {
  guildId: string;
  section: Section;
  isBoosted: boolean;
  /** Left out for pages without anything to switch on. */
  health?: Health | undefined;
  onFollow?: () => void;
}

/** A link to one page of a server's settings, with a dot for its health. */
export function SectionLink({
  guildId,
  section: { path, icon, title },
  isBoosted,
  health,
  onFollow,
}: SectionLinkProps) {
  const text = useText();
  const healthId = useId();

  return (
    <NavLink
      className={styles['section'] ?? ''}
      data-boosted={path === 'boost' && isBoosted}
      to={path === '' ? `/guilds/${guildId}` : `/guilds/${guildId}/${path}`}
      end={path !== 'cases' && path !== 'economy' && path !== 'giveaways'}
      viewTransition
      aria-describedby={health === undefined ? undefined : healthId}
      onClick={onFollow}
    >
      <Icon name={icon} />
      {text(title)}
      {health !== undefined && (
        <>
          <span className={styles['dot']} data-health={health} title={text(HEALTH_TEXTS[health])} aria-hidden="true" />
          <span id={healthId} hidden>
            {text(HEALTH_TEXTS[health])}
          </span>
        </>
      )}
    </NavLink>
  );
}
