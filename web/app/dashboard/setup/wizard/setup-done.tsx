import type { SetupPlan } from '@perigee/core/setup/wizard/endpoints';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import type { useSetup } from './use-setup.ts';
import styles from './setup.module.css';

interface SetupDoneProps {
  plan: SetupPlan;
  setup: Pick<ReturnType<typeof useSetup>, 'undoing' | 'applying'>;
}

/** What was set, with a button that undoes all of it. */
export function SetupDone({ plan: { sections, change }, setup: { undoing, applying } }: SetupDoneProps) {
  const text = useText();
  const { id } = useGuild();
  const handleUndo = (undone: string) =>
    undoing.mutate(undone, {
      onSuccess: () => notify('success', text(m.setup_undone)),
      onError: (error) => {
        const isConflict = error instanceof ApiError && error.code === 'conflict';
        notify('error', isConflict ? text(m.setup_undo_conflict) : errorText(text, error));
      },
    });

  return (
    <section className={styles['done']} aria-labelledby="setup-done">
      <Icon name="check" size={28} />
      <h2 id="setup-done">{text(m.setup_done_title)}</h2>
      <p role="status">{text(m.setup_done_text, { count: sections.length })}</p>
      <div className={styles['actions']}>
        <LinkButton tone="primary" to={`/guilds/${id}`}>
          {text(m.setup_to_overview)}
        </LinkButton>
        {change !== null && (
          <Button busy={undoing.isPending} onClick={() => handleUndo(change)}>
            {text(m.setup_undo)}
          </Button>
        )}
        <Button onClick={() => applying.reset()}>{text(m.setup_again)}</Button>
      </div>
    </section>
  );
}
