import type { CaseDetail } from '@perigee/core/moderation/cases/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { LIFT_TEXTS } from '../case-texts.ts';
import { EditDialog } from '../edit-dialog.tsx';
import { LiftDialog } from '../lift-dialog.tsx';
import { useCaseChanges } from '../use-case-changes.ts';
import styles from '../case-page.module.css';

/** The actions available to the person looking at a case. */
export function CaseActions({ detail, onLifted }: { detail: CaseDetail; onLifted: () => void }) {
  const text = useText();
  const [open, setOpen] = useState<'edit' | 'lift' | null>(null);
  const { retry } = useCaseChanges(detail.number);
  const { may } = detail;
  const lift = LIFT_TEXTS[detail.type];

  if (!may.edit && !may.lift && !may.retry) return null;
  return (
    <div>
      <div className={styles['actions']}>
        {may.retry && (
          <Button tone="primary" busy={retry.isPending} onClick={() => retry.mutate()}>
            <Icon name="refresh" size={18} />
            {text(m.case_retry)}
          </Button>
        )}
        {may.edit && (
          <Button onClick={() => setOpen('edit')}>
            <Icon name="pencil" size={18} />
            {text(m.case_edit)}
          </Button>
        )}
        {may.lift && lift !== undefined && (
          <Button tone="dangerQuiet" onClick={() => setOpen('lift')}>
            {text(lift.action)}
          </Button>
        )}
      </div>
      <FailureNotice error={retry.error} />
      <EditDialog
        summary={detail}
        mayChangeDuration={may.changeDuration}
        isOpen={open === 'edit'}
        onClose={() => setOpen(null)}
      />
      <LiftDialog summary={detail} isOpen={open === 'lift'} onClose={() => setOpen(null)} onLifted={onLifted} />
    </div>
  );
}
