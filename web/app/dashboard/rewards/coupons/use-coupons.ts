import { type couponsEndpoints as Endpoints, couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import type { CouponChange, NewCoupon } from '@perigee/core/rewards/coupons/schema';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import type { CallInput } from '../../../lib/api/send.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';

/** The draft a preview is requested for. */
export type PreviewedCoupon = CallInput<typeof Endpoints.preview>['body'];

/** The cursor of the first page. */
const NEWEST: string | null = null;

/** The running coupons, or those that are over, page by page. */
export function useCoupons(isOver: boolean) {
  const call = useApi();
  const { id, settings } = useGuild();

  return useInfiniteQuery({
    queryKey: ['coupons', id, 'list', isOver, settings.boost],
    queryFn: ({ pageParam }) =>
      call(couponsEndpoints.list, {
        params: { guildId: id },
        query: { over: isOver ? 'yes' : 'no', ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Who used a coupon, page by page. */
export function useCouponRedemptions(couponId: string) {
  const call = useApi();
  const { id: guildId } = useGuild();

  return useInfiniteQuery({
    queryKey: ['coupons', guildId, 'uses', couponId],
    queryFn: ({ pageParam }) =>
      call(couponsEndpoints.uses, {
        params: { guildId, couponId },
        query: pageParam === null ? {} : { before: pageParam },
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Statistics about the use of coupons. */
export function useCouponStatistics() {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['coupons', id, 'statistics'],
    queryFn: () => call(couponsEndpoints.statistics, { params: { guildId: id } }),
    staleTime: 0,
  });
}

/** The message a coupon would be posted with; null for a draft that is not valid yet. */
export function useCouponPreview(coupon: PreviewedCoupon | null) {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['coupon preview', id, coupon],
    queryFn: () => (coupon === null ? null : call(couponsEndpoints.preview, { params: { guildId: id }, body: coupon })),
    enabled: coupon !== null,
    placeholderData: keepPreviousData,
  });
}

/** The actions on coupons. All coupon queries are refetched, whether the action succeeds or fails. */
export function useCouponChanges({ onEnded }: { onEnded?: () => void } = {}) {
  const call = useApi();
  const queryClient = useQueryClient();
  const { id: guildId } = useGuild();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['coupons', guildId] });
  const of = (couponId: string) => ({ params: { guildId, couponId } });

  return {
    create: useMutation({
      mutationFn: (body: NewCoupon) => call(couponsEndpoints.create, { params: { guildId }, body }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: CouponChange & { id: string }) =>
        call(couponsEndpoints.change, { ...of(id), body }),
      onSettled,
    }),
    // Told at once: the refetched list no longer has the card this was asked from.
    end: useMutation({
      mutationFn: (id: string) => call(couponsEndpoints.end, of(id)),
      ...(onEnded && { onSuccess: onEnded }),
      onSettled,
    }),
    drawCode: useMutation({ mutationFn: (id: string) => call(couponsEndpoints.drawCode, of(id)), onSettled }),
    post: useMutation({
      mutationFn: ({ id, channel }: { id: string; channel: string }) =>
        call(couponsEndpoints.post, { ...of(id), body: { channel } }),
      onSettled,
    }),
  };
}
