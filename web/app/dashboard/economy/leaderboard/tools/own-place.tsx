import type { Board } from '@perigee/core/economy/leaderboard/schema';
import { useState } from 'react';
import { m } from '#texts';
import { LinkButton } from '../../../../components/button/link-button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { SwitchRow } from '../../../components/pickers/switch-row.tsx';
import { errorText } from '../../../../lib/api/error-text.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';
import { HideDialog } from './hide-dialog.tsx';
import { SideCard } from './side-card.tsx';
import { useVisibility } from './use-visibility.ts';

/** Whether the person is on the list that others see. Leaving it asks first; coming back does not. */
export function OwnPlace({ guildId, board }: { guildId: string; board: Board }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const change = useVisibility(guildId);

  const handleChange = (hidden: boolean) => {
    if (hidden) return setAsking(true);
    change.mutate(false, { onError: (error) => notify('error', errorText(text, error)) });
  };

  return (
    <SideCard title={text(m.board_own)}>
      <SwitchRow
        label={text(m.board_hide)}
        hint={text(board.isHidden ? m.board_hidden_hint : m.board_hide_hint)}
        value={board.isHidden}
        onChange={handleChange}
      />
      <LinkButton to={`/@me/statement/${guildId}`}>
        <Icon name="economy" size={18} />
        {text(m.statement_own)}
      </LinkButton>
      <HideDialog guildId={guildId} isOpen={isAsking} onClose={() => setAsking(false)} />
    </SideCard>
  );
}
