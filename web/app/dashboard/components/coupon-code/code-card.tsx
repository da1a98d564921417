import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import styles from './code-card.module.css';

interface CodeCardProps {
  guildId: string;
  /** Null for a coupon without a code. */
  code: string | null;
  onDone: () => void;
}

/** A new code, shown only once, with its link; the code is in the fragment, so it is not sent to any server. */
export function CodeCard({ guildId, code, onDone }: CodeCardProps) {
  const text = useText();
  const { publicUrl } = useSite();
  const link = `${publicUrl}/coupons/redeem?guild=${guildId}#${encodeURIComponent(code ?? '')}`;
  const copy = (copied: string) =>
    navigator.clipboard.writeText(copied).then(
      () => notify('success', text(m.coupons_copied)),
      () => notify('error', text(m.coupons_copy_failed)),
    );

  return (
    <div className={styles['codeCard']}>
      {code === null ? (
        <p>{text(m.coupons_made_none)}</p>
      ) : (
        <>
          <p>{text(m.coupons_made_text)}</p>
          <div className={styles['code']}>
            <code aria-label={text(m.coupons_made_code)}>{code}</code>
            <Button tone="primary" onClick={() => void copy(code)}>
              <Icon name="copy" size={18} />
              {text(m.coupons_copy_code)}
            </Button>
          </div>
          <div className={styles['code']} data-kind="link">
            <code aria-label={text(m.coupons_made_link)}>{link}</code>
            <Button onClick={() => void copy(link)}>
              <Icon name="link" size={18} />
              {text(m.coupons_copy_link)}
            </Button>
          </div>
        </>
      )}
      <div className={styles['actions']}>
        <Button onClick={onDone}>{text(m.coupons_done)}</Button>
      </div>
    </div>
  );
}
