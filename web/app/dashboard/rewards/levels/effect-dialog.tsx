import { levelsEndpoints, type LevelsEffect } from '@perigee/core/rewards/levels/endpoints';
import type { Levels } from '@perigee/core/rewards/levels/schema';
import { useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './levels.module.css';

interface EffectDialogProps {
  /** The settings to be saved; null while the dialog is closed. */
  levels: Levels | null;
  onClose: () => void;
  onConfirm: () => void;
}

/** The effect of a new curve or new rewards on members, shown before the save. */
export function EffectDialog({ levels, onClose, onConfirm }: EffectDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={levels !== null} onClose={onClose} size={520} title={text(m.levels_effect)}>
      {levels !== null && <Effect levels={levels} onClose={onClose} onConfirm={onConfirm} />}
    </FormDialog>
  );
}

function Effect({ levels, onClose, onConfirm }: EffectDialogProps & { levels: Levels }) {
  const text = useText();
  const { data, error, isFetching, refetch } = useEffectOf(levels);

  return (
    <div className={styles['dialog']}>
      {isFetching && data === undefined && (
        <div role="status" aria-label={text(m.levels_effect_counting)}>
          <Skeleton height={120} />
        </div>
      )}
      <FailureNotice error={error} />
      {error !== null && <Button onClick={() => void refetch()}>{text(m.retry)}</Button>}
      {data !== undefined && <Counts effect={data} />}
      <p className={styles['note']}>{text(m.levels_effect_note)}</p>
      <DialogActions>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button tone="primary" disabled={data === undefined} onClick={onConfirm}>
          {text(m.levels_effect_save)}
        </Button>
      </DialogActions>
    </div>
  );
}

function Counts({ effect: { members, rising, falling, roles } }: { effect: LevelsEffect }) {
  const text = useText();
  const { locale } = usePreferences();
  const number = (count: number) => count.toLocaleString(locale);

  return (
    <>
      <dl className={styles['counts']}>
        <div>
          <dt>{text(m.levels_effect_members)}</dt>
          <dd>{number(members)}</dd>
        </div>
        <div data-tone="good">
          <dt>{text(m.levels_effect_rising)}</dt>
          <dd>{number(rising)}</dd>
        </div>
        <div data-tone="bad">
          <dt>{text(m.levels_effect_falling)}</dt>
          <dd>{number(falling)}</dd>
        </div>
      </dl>
      {roles.length === 0 ? (
        <p>{text(m.levels_effect_no_roles)}</p>
      ) : (
        <table className={styles['roles']}>
          <thead>
            <tr>
              <th scope="col">{text(m.levels_role)}</th>
              <th scope="col">{text(m.levels_effect_gaining)}</th>
              <th scope="col">{text(m.levels_effect_losing)}</th>
            </tr>
          </thead>
          <tbody>
            {roles.map(({ id, name, gaining, losing }) => (
              <tr key={id}>
                <th scope="row">{name === null ? text(m.levels_role_gone) : `@${name}`}</th>
                <td data-tone={gaining > 0 ? 'good' : undefined}>{number(gaining)}</td>
                <td data-tone={losing > 0 ? 'bad' : undefined}>{number(losing)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Recomputed each time the dialog is opened. */
function useEffectOf({ enabled, steepness, rewards }: Levels) {
  const call = useApi();
  const { id } = useGuild();
  const body = { enabled, steepness, rewards };

  return useQuery({
    queryKey: ['levels effect', id, body],
    queryFn: () => call(levelsEndpoints.preview, { params: { guildId: id }, body }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
