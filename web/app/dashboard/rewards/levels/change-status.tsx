import { levelsEndpoints } from '@perigee/core/rewards/levels/endpoints';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useIsPainted } from '../../lib/rendering/use-is-painted.ts';
import styles from './levels.module.css';

/** How often a running change is polled, in milliseconds. */
const POLL_MS = 1_000;

/** The progress of the last change of the curve or the rewards; renders nothing when there is nothing to wait for. */
export function ChangeStatus() {
  const text = useText();
  const { data } = useChange();
  if (data === undefined || data === null) return null;
  const { state, done, total, rolesWaiting, rolesRefused } = data;
  if (state === 'done' && rolesWaiting === 0 && rolesRefused === 0) return null;

  return (
    <div className={styles['status']} role="status">
      {state === 'running' && (
        <>
          <p>{text(m.levels_running)}</p>
          <ProgressBar label={text(m.levels_running)} done={done} total={total} />
        </>
      )}
      {rolesWaiting > 0 && <p>{text(m.levels_roles_waiting, { count: rolesWaiting })}</p>}
      {rolesRefused > 0 && <p data-tone="warn">{text(m.levels_roles_refused, { count: rolesRefused })}</p>}
    </div>
  );
}

function useChange() {
  const call = useApi();
  const { id, settings } = useGuild();

  return useQuery({
    // The version is part of the key because each save starts another change.
    queryKey: ['levels change', id, versionOf(settings.versions, 'levels')],
    enabled: useIsPainted(),
    queryFn: () => call(levelsEndpoints.change, { params: { guildId: id } }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.state === 'running' || data.rolesWaiting > 0) ? POLL_MS : false,
    staleTime: 0,
  });
}
