import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { m } from '#texts';
import { ViewerHeading } from '../../components/viewer-page/viewer-heading.tsx';
import { useGuildId } from '../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './cases.module.css';

interface CasesFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame around the lists: the heading, and links between the lists. */
export function CasesFrame({ title, lead, children }: CasesFrameProps) {
  const text = useText();
  const guildId = useGuildId();
  const base = `/guilds/${guildId}/cases`;

  return (
    <>
      <ViewerHeading title={title} lead={lead} />
      <nav className={styles['tabs']} aria-label={text(m.cases_nav)}>
        <NavLink to={base} end>
          {text(m.cases_nav_all)}
        </NavLink>
        <NavLink to={`${base}/running`}>{text(m.cases_nav_running)}</NavLink>
        <NavLink to={`${base}/statistics`}>{text(m.cases_nav_statistics)}</NavLink>
      </nav>
      {children}
    </>
  );
}
