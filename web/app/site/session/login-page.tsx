import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#texts';
import { PageHead } from '../../components/document/page-head.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import { completeSignIn, type SignInOutcome } from './complete-sign-in.ts';
import { takeReturn } from '../../lib/session/sign-in-secrets.ts';
import { restartSession } from '../../lib/session-loader/use-session-loader.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { notify } from '../../lib/snackbar/snackbar-store.ts';
import styles from './login-page.module.css';

const FAILURES: Record<Exclude<SignInOutcome, 'done'>, PlainMessage> = {
  refused: m.login_refused,
  foreign: m.login_foreign,
  away: m.login_away,
  expired: m.login_expired,
};

/**
 * The page the platform returns people to. Shows a spinner while the code is exchanged (docs/rules/sign-in.md#way-in).
 */
export default function LoginPage() {
  const text = useText();
  const site = useSite();
  const navigate = useNavigate();
  const hasBegun = useRef(false);

  useEffect(() => {
    // The code and the state work only once, but React runs effects twice in development.
    if (hasBegun.current) return;
    hasBegun.current = true;

    void completeSignIn(site, new URLSearchParams(window.location.search)).then((outcome) => {
      if (outcome === 'done') void restartSession(site);
      else notify('error', text(FAILURES[outcome]));
      return navigate(outcome === 'done' ? (takeReturn() ?? '/@me') : '/', { replace: true });
    });
  }, [navigate, site, text]);

  return (
    <div className={styles['page']}>
      <PageHead title={text(m.page_title, { page: text(m.login_title) })} />
      <Spinner />
      <h1 role="status">{text(m.login_working)}</h1>
    </div>
  );
}
