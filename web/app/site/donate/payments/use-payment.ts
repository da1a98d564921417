import type { PlanType } from '@perigee/core/community/boost/plans';
import type { ErrorCode } from '@perigee/core/base/http/errors';
import { useEffect, useState } from 'react';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { beginSignIn } from '../../../lib/session/sign-in.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useSite } from '../../../lib/site/use-site.ts';

export interface BuyPlan {
  /** The plan whose payment is being started. */
  paying: PlanType | null;
  /** Why the last payment could not be started. */
  failure: ErrorCode | null;
  buy: (type: PlanType) => void;
  forgetFailure: () => void;
}

/** Buys a plan: without a token through the sign-in, otherwise through the payment provider's page. */
export function usePayment(): BuyPlan {
  const site = useSite();
  const { locale } = usePreferences();
  const [paying, setPaying] = useState<PlanType | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);

  // Going back from the provider's page may restore this document from the browser's cache, with its button still busy.
  useEffect(() => {
    const handleReturn = () => setPaying(null);
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, []);

  /** The failure, or null if the browser is on its way to another page. */
  const begin = async (type: PlanType): Promise<ErrorCode | null> => {
    if (tokenStore.read() === null) {
      await beginSignIn(site);
      return null;
    }
    // Most visitors only read the prices; the code for the call is loaded on the first press.
    const { requestPayment } = await import('./request-payment.ts');
    const answer = await requestPayment(site.apiUrl, type, locale);
    if ('failure' in answer) return answer.failure;
    window.location.assign(answer.confirmationUrl);
    return null;
  };

  const buy = async (type: PlanType) => {
    setPaying(type);
    const reason = await begin(type).catch((): ErrorCode => 'unavailable');
    if (reason === null) return;
    setPaying(null);
    setFailure(reason);
  };

  return {
    paying,
    failure,
    buy: (type) => void buy(type),
    forgetFailure: () => setFailure(null),
  };
}
