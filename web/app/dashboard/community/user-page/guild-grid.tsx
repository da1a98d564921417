import type { GuildCard } from '@perigee/core/community/guilds/schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ServerCard } from './server-card.tsx';
import { type Mode, shownGuilds } from './shown-guilds.ts';
import styles from './user-page.module.css';

interface GuildGridProps {
  guilds: UseQueryResult<GuildCard[]>;
  mode: Mode;
}

/** The grid of server cards, or what is shown while there are none. */
export function GuildGrid({ guilds, mode }: GuildGridProps) {
  const text = useText();

  if (guilds.isPending) {
    return (
      <div className={styles['grid']} role="status" aria-label={text(m.me_loading)}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
          <Skeleton key={place} height={142} />
        ))}
      </div>
    );
  }
  if (guilds.data === undefined) {
    return (
      <StateCard icon="offline" title={text(m.me_failed_title)} text={errorText(text, guilds.error)}>
        <Button tone="primary" busy={guilds.isFetching} onClick={() => void guilds.refetch()}>
          {text(m.retry)}
        </Button>
      </StateCard>
    );
  }

  const shown = shownGuilds(guilds.data, mode);
  if (shown.length === 0) return <EmptyList />;
  return (
    <>
      <p className={styles['count']}>{text(m.me_count, { count: shown.length })}</p>
      <ul className={styles['grid']}>
        {shown.map((guild) => (
          <ServerCard key={guild.id} guild={guild} mode={mode} />
        ))}
      </ul>
    </>
  );
}

/** Says that there is no server to show. */
function EmptyList() {
  const text = useText();

  return (
    <div className={styles['empty']}>
      <p className={styles['shrug']} aria-hidden="true">
        ¯\_(ツ)_/¯
      </p>
      <p className={styles['emptyText']}>{text(m.me_empty)}</p>
      <p>{text(m.me_empty_hint)}</p>
    </div>
  );
}
