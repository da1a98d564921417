import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { LoginButton } from '../../../components/login-button/login-button.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { PlatformRefusal } from './platform-refusal.ts';
import styles from './save-problem.module.css';

interface ReauthorizeBannerProps {
  refusal: PlatformRefusal;
  onClose?: () => void;
}

/**
 * Shown when the platform refused a save: with a link to the consent it needs, or with the permissions the person lacks
 * (docs/rules/settings.md#overwritten-permissions).
 */
export function ReauthorizeBanner({ refusal, onClose }: ReauthorizeBannerProps) {
  const text = useText();
  const { pathname } = useLocation();
  const banner = useRef<HTMLDivElement>(null);

  // The switch that failed may be far down the page.
  useEffect(() => {
    // Not returned from the effect: some browsers return a promise, which is not a clean-up function.
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={banner} className={styles['banner']} role="alert">
      <Icon name="alert" size={24} />
      <div>
        <p className={styles['bannerTitle']}>{text(m.command_settings_failed)}</p>
        {refusal === 'rights' ? (
          <p>{text(m.command_settings_failed_rights)}</p>
        ) : (
          <>
            <p>{text(m.command_settings_failed_text)}</p>
            <LoginButton tone="primary" returnTo={pathname}>
              {text(m.command_settings_reauthorize)}
            </LoginButton>
          </>
        )}
      </div>
      {onClose !== undefined && (
        <button type="button" className={styles['bannerClose']} aria-label={text(m.dialog_close)} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
