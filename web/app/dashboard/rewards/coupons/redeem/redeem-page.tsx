import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { m } from '#texts';
import { PageHead } from '../../../../components/document/page-head.tsx';
import { LoginButton } from '../../../../components/login-button/login-button.tsx';
import { PlatformUnavailable } from '../../../components/platform-unavailable/platform-unavailable.tsx';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../../components/state-card/state-card.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { RedeemForm } from './redeem-form.tsx';
import styles from '../coupons.module.css';

/** The target of links with a code. The code is in the fragment, so that it appears in no request and no log. */
export default function RedeemPage() {
  const text = useText();
  const session = useSession();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  // The server does not see the fragment when it renders.
  const isHere = useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
  const code = isHere ? readCodeOf(hash) : null;
  const guildId = query.get('guild') ?? '';
  const isGuild = /^\d{1,20}$/.test(guildId);
  const title = text(m.redeem_title);
  const isLoading = code === null || session.status === 'loading';

  return (
    <div className={styles['redeem']}>
      <PageHead title={text(m.page_title, { page: title })} />
      {!isGuild && <StateCard level={1} icon="search" title={title} text={text(m.redeem_guild_missing)} />}
      {isGuild && (
        <>
          <h1>{title}</h1>
          {isLoading && <Skeleton height={180} />}
          {!isLoading && session.status === 'unknown' && <PlatformUnavailable />}
          {!isLoading && session.status === 'guest' && (
            <section className={styles['redeemCard']}>
              <p>{text(m.redeem_sign_in)}</p>
              <div>
                <LoginButton tone="primary" returnTo={`/coupons/redeem?guild=${guildId}${hash}`}>
                  {text(m.nav_login)}
                </LoginButton>
              </div>
            </section>
          )}
          {!isLoading && session.status === 'user' && <RedeemForm key={code} guildId={guildId} code={code} />}
        </>
      )}
    </div>
  );
}

const neverChanges = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;

/** Text that is not valid escaping is kept as it is: a broken link must not break the page. */
function readCodeOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
