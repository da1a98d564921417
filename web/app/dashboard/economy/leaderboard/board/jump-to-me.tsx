import type { Board } from '@perigee/core/economy/leaderboard/schema';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useBoardView } from '../use-board-view.ts';

/** Jumps to the person's own row, if they have one. */
export function JumpToMe({ me, onJump }: { me: Board['me']; onJump: () => void }) {
  const text = useText();
  const { locale } = usePreferences();
  const { view, show } = useBoardView();

  if (me === null) return null;
  const handleClick = () => {
    onJump();
    if (view.page !== me.page) show({ page: me.page });
  };
  return (
    <Button onClick={handleClick}>
      <Icon name="at" size={18} />
      {text(m.board_jump, { rank: me.number.toLocaleString(locale) })}
    </Button>
  );
}
