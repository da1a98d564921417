import type { GuildInfo } from '@perigee/core/community/guilds/schema';
import { Outlet, useLocation, useParams } from 'react-router';
import { useEffect } from 'react';
import { m } from '#texts';
import { DashboardBar } from '../../components/dashboard-bar/dashboard-bar.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { SETTINGS } from '../../../lib/site/settings-anchor.ts';
import type { FrameHandle } from '../../../lib/site/frame-handle.ts';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { GuildContext, useGuildQuery } from '../../lib/guilds/use-guild.ts';
import { useLostFocus } from '../../lib/focus/use-lost-focus.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { BoostAlert } from './boost-alert.tsx';
import { ClosedPage } from './closed-page.tsx';
import { GuildProblem } from './guild-problem.tsx';
import { GuildRail } from './guild-rail.tsx';
import { isViewed, sectionAt, sectionsFor } from '../../../components/guild-sections/sections.ts';
import { useLinkedField } from './use-linked-field.ts';
import styles from './guild-page.module.css';

export const handle: FrameHandle = { Bar: DashboardBar, start: SETTINGS };

/** The frame around every settings section of one server. */
export default function GuildPage() {
  const { guildId = '' } = useParams();

  return (
    <div className={styles['shell']}>
      <GuildRail guildId={guildId} />
      <div id={SETTINGS} tabIndex={-1} className={styles['content']}>
        <GuildContent key={guildId} guildId={guildId} />
      </div>
    </div>
  );
}

function GuildContent({ guildId }: { guildId: string }) {
  const text = useText();
  const guild = useGuildQuery(guildId);
  const section = sectionAt(useLocation().pathname);
  useLinkedField();
  useLostFocus();
  useFocusFromSearch();

  if (guild.data !== undefined) {
    return (
      <GuildContext value={guild.data}>
        <BoostAlert guild={guild.data} place="page" />
        {isOpen(section, guild.data) ? <Outlet /> : <ClosedPage guildId={guildId} />}
      </GuildContext>
    );
  }
  // Moderators may also see cases and logs, but not the settings; those pages load what they need themselves.
  if (isViewed(section)) return <Outlet />;
  if (guild.isError) {
    return <GuildProblem error={guild.error} isRetrying={guild.isFetching} onRetry={() => void guild.refetch()} />;
  }
  return (
    <div className={styles['loading']} role="status" aria-label={text(m.guild_loading)}>
      <PageHead title={text(m.page_title, { page: text(m.guild_loading) })} />
      <Skeleton width={200} height={34} />
      <Skeleton height={190} />
      <Skeleton height={230} />
    </div>
  );
}

/**
 * Whether this person gets what the page shows. The overview leads on to a page of theirs, and pages that moderators may
 * also see load what they need themselves.
 */
function isOpen(page: string, guild: GuildInfo): boolean {
  return page === '' || isViewed(page) || sectionsFor(guild).some(({ path }) => path === page);
}

/** The search focuses the start of the page it opens; here that is after the menu of sections. */
function useFocusFromSearch(): void {
  useEffect(() => {
    if (document.activeElement?.id === 'content') document.getElementById(SETTINGS)?.focus({ preventScroll: true });
  });
}
