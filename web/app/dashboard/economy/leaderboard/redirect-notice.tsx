import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';

/** Redirects the person and shows the reason, if there is one. */
export function RedirectNotice({ to, reason }: { to: '/' | '/@me'; reason: string | null }) {
  useEffect(() => {
    if (reason !== null) notify('error', reason);
  }, [reason]);

  return <Navigate to={to} replace />;
}
