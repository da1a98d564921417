import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { BalanceResetDialog } from './balance-reset-dialog.tsx';

/** The card that leads to the balance reset. */
export function BalanceReset() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <SettingsCard title={text(m.reset_card)} text={text(m.reset_text)} tone="danger">
        <Button tone="dangerQuiet" onClick={() => setOpen(true)}>
          {text(m.reset_open)}
        </Button>
      </SettingsCard>
      <BalanceResetDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
