import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../lib/session/session-store.ts';

/** Most visitors are not signed in: what only buyers see is loaded once a person is known to be signed in. */
export const Account = lazy(async () => ({ default: (await import('./account/account.tsx')).Account }));
export const PaymentHistory = lazy(async () => ({
  default: (await import('./payments/payment-history.tsx')).PaymentHistory,
}));
export const PaymentReturn = lazy(async () => ({
  default: (await import('./payments/payment-return.tsx')).PaymentReturn,
}));

/** Renders its children for signed-in people only. */
export function BuyerPart({ children }: { children: ReactNode }) {
  const session = useSession();
  return session.status === 'user' ? <Suspense fallback={null}>{children}</Suspense> : null;
}
