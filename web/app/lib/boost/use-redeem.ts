import { giftEndpoints } from '@perigee/core/community/boost/gift-endpoints';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../api/use-api.ts';
import { useAdoptOwnBoost } from './use-own-boost.ts';

/** Redeems a gift code; `changePlan` confirms switching to a smaller plan. */
export function useRedeem() {
  const call = useApi();
  const adopt = useAdoptOwnBoost();

  return useMutation({
    mutationFn: (body: { code: string; changePlan: boolean }) => call(giftEndpoints.redeem, { body }),
    onSuccess: ({ own }) => adopt(own),
  });
}
