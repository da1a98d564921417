import { boostEndpoints } from '@perigee/core/boost/endpoints';
import { paymentLanguage } from '@perigee/core/boost/payment-language';
import type { PlanType } from '@perigee/core/boost/plans';
import type { ErrorCode } from '@perigee/core/http/errors';
import { useEffect, useState } from 'react';
import { errorCode } from '../../lib/api/api-error.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { beginSignIn } from '../../lib/session/sign-in.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { useSite } from '../../lib/site/use-site.ts';

interface Payment {
  /** The plan whose payment is being prepared. */
  paying: PlanType | null;
  /** Why the last one could not begin. */
  failure: ErrorCode | null;
  buy: (type: PlanType) => void;
  forgetFailure: () => void;
}

/** Buys a plan: without a token by way of the sign-in, else by way of the payment provider's page. */
export function usePayment(): Payment {
  const call = useApi();
  const site = useSite();
  const { locale } = usePreferences();
  const [paying, setPaying] = useState<PlanType | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);

  // Coming back from the provider's page may show this very document again, with its button still busy.
  useEffect(() => {
    const handleReturn = () => setPaying(null);
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, []);

  const begin = async (type: PlanType) => {
    if (tokenStore.read() === null) return beginSignIn(site);
    const body = { type, language: paymentLanguage(locale) };
    const { confirmationUrl } = await call(boostEndpoints.pay, { body });
    window.location.assign(confirmationUrl);
  };

  return {
    paying,
    failure,
    buy: (type) => {
      setPaying(type);
      begin(type).catch((error: unknown) => {
        setPaying(null);
        setFailure(errorCode(error));
      });
    },
    forgetFailure: () => setFailure(null),
  };
}
