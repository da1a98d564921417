import type { PlanType } from '@perigee/core/community/boost/plans';
import { useState, lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#texts';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { FeatureList } from './feature-list.tsx';
import { LimitTable } from './limit-table.tsx';
import { PaymentFailure } from './payments/payment-failure.tsx';
import { Plans } from './plans.tsx';
import { usePayment } from './payments/use-payment.ts';

/** Most visitors are not signed in: what only buyers see is loaded once a person is known to be signed in. */
const Account = lazy(async () => ({ default: (await import('./account/account.tsx')).Account }));
const PaymentHistory = lazy(async () => ({
  default: (await import('./payments/payment-history.tsx')).PaymentHistory,
}));
const PaymentReturn = lazy(async () => ({
  default: (await import('./payments/payment-return.tsx')).PaymentReturn,
}));

/** Renders its children for signed-in people only. */
function BuyerPart({ children }: { children: ReactNode }) {
  const session = useSession();
  return session.status === 'user' ? <Suspense fallback={null}>{children}</Suspense> : null;
}

export default function DonatePage() {
  const text = useText();
  const payment = usePayment();
  const [search, setSearch] = useSearchParams();
  const [news, setNews] = useState('');
  const [owned, setOwned] = useState<PlanType | null>(null);
  /** The id of the payment the buyer is returning from. */
  const returned = search.get('payment');
  const version = `${returned ?? ''} ${news}`;

  return (
    <PublicPage title={text(m.donate_title)} lead={text(m.donate_lead)} path="/donate">
      {returned !== null && (
        <BuyerPart>
          <PaymentReturn
            key={returned}
            paymentId={returned}
            onStateChange={setNews}
            onBuy={payment.buy}
            onDone={() => setSearch({}, { replace: true, preventScrollReset: true })}
          />
        </BuyerPart>
      )}
      <Plans payment={payment} owned={owned} />
      <PaymentFailure code={payment.failure} onClose={payment.forgetFailure} />
      <FeatureList />
      {/* Below the parts everybody sees: it loads later and would push them down. */}
      <BuyerPart>
        <Account version={version} isPlacing={returned !== null && news === 'succeeded'} onPlan={setOwned} />
        <PaymentHistory version={version} />
      </BuyerPart>
      <LimitTable />
    </PublicPage>
  );
}
