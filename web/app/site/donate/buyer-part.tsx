import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../lib/session/session-store.ts';

/** Most who come here are not signed in: what only buyers see arrives when it is known that there is one. */
export const Account = lazy(async () => ({ default: (await import('./account/account.tsx')).Account }));
export const PaymentHistory = lazy(async () => ({
  default: (await import('./payments/payment-history.tsx')).PaymentHistory,
}));
export const PaymentReturn = lazy(async () => ({
  default: (await import('./payments/payment-return.tsx')).PaymentReturn,
}));

/** For whoever is signed in. */
export function BuyerPart({ children }: { children: ReactNode }) {
  const session = useSession();
  return session.status === 'user' ? <Suspense fallback={null}>{children}</Suspense> : null;
}
