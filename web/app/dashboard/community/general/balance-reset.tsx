import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { BalanceResetDialog } from './balance-reset-dialog.tsx';
import { ResetStatus } from './reset-status.tsx';
import { isUnderWay, useReset } from './use-reset.ts';

/** The card that starts a balance reset, shows its progress and can undo it. */
export function BalanceReset() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: reset } = useReset();

  return (
    <>
      <SettingsCard title={text(m.reset_card)} text={text(m.reset_text)} tone="danger">
        {reset && <ResetStatus reset={reset} />}
        <Button tone="dangerQuiet" disabled={Boolean(reset && isUnderWay(reset))} onClick={() => setOpen(true)}>
          {text(m.reset_open)}
        </Button>
      </SettingsCard>
      <BalanceResetDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
