import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { useId } from 'react';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { callAddress } from '../../../../lib/api/send.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useSite } from '../../../../lib/site/use-site.ts';
import { notify } from '../../../../lib/snackbar/snackbar-store.ts';
import { SideCard } from './side-card.tsx';
import { useBoardView } from '../use-board-view.ts';
import styles from '../leaderboard.module.css';

/** The space reserved for the picture until it has loaded, in pixels: the size for ten members. */
const CARD = { width: 480, height: 492 };

/** The top ten as a picture to embed elsewhere: its address and a preview. It follows language, theme and order. */
export function ShareCard({ guildId, guildName }: { guildId: string; guildName: string }) {
  const text = useText();
  const { apiUrl, publicUrl } = useSite();
  const { locale, theme } = usePreferences();
  const { sort, period } = useBoardView().view;
  const fieldId = useId();
  const path = callAddress(apiUrl, leaderboardEndpoints.card, {
    params: { guildId },
    query: { sort, period, theme, locale },
  });
  const address = new URL(path, publicUrl).href;

  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => notify('success', text(m.board_share_copied)),
      () => notify('error', text(m.board_share_failed)),
    );
  };

  return (
    <SideCard title={text(m.board_share)}>
      <p className={styles['dim']}>{text(m.board_share_text)}</p>
      <label className={styles['address']} htmlFor={fieldId}>
        {text(m.board_share_address)}
      </label>
      <input
        id={fieldId}
        className={styles['addressField']}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={copy}>
        <Icon name="copy" size={18} />
        {text(m.board_share_copy)}
      </Button>
      {/* Last, because its height is not known in advance. */}
      <img
        className={styles['preview']}
        src={path}
        alt={text(m.board_share_preview, { name: guildName })}
        width={CARD.width}
        height={CARD.height}
      />
    </SideCard>
  );
}
