import { statementsEndpoints } from '@perigee/core/economy/statements/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

interface Movement {
  guildId: string;
  operationId: string;
}

const reversalKey = ({ guildId, operationId }: Movement) => ['statement', guildId, 'reversal', operationId] as const;

/** The effect of reversing a movement; requested each time, because it depends on current balances. */
export function useReversalPreview(movement: Movement) {
  const call = useApi();

  return useQuery({
    queryKey: reversalKey(movement),
    queryFn: () => call(statementsEndpoints.reversal, { params: { ...movement } }),
    staleTime: 0,
  });
}

/** Reverses a movement. */
export function useReverse(movement: Movement) {
  const call = useApi();
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (reason: string) => call(statementsEndpoints.reverse, { params: { ...movement }, body: { reason } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['statement', movement.guildId] }),
  });
}
