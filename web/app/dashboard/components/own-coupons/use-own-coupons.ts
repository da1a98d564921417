import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import type { OwnCoupon } from '@perigee/core/rewards/coupons/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

/** The coupons a member created from their own money, those they used, and the actions on them. */
export function useOwnCoupons(guildId: string) {
  const call = useApi();
  const queryClient = useQueryClient();
  const queryKey = ['own coupons', guildId];
  const onSettled = () => queryClient.invalidateQueries({ queryKey });

  return {
    own: useQuery({
      queryKey,
      queryFn: () => call(couponsEndpoints.own, { params: { guildId } }),
      staleTime: 0,
    }),
    make: useMutation({
      mutationFn: (body: OwnCoupon) => call(couponsEndpoints.make, { params: { guildId }, body }),
      onSettled,
    }),
    end: useMutation({
      mutationFn: (couponId: string) => call(couponsEndpoints.endOwn, { params: { guildId, couponId } }),
      onSettled,
    }),
  };
}
