import { statementsEndpoints } from '@perigee/core/statements/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

interface Movement {
  guildId: string;
  operationId: string;
}

const reversalKey = ({ guildId, operationId }: Movement) => ['statement', guildId, 'reversal', operationId] as const;

/** What taking a movement back would do; asked for each time, as it changes with what people have. */
export function useReversalPreview(movement: Movement) {
  const call = useApi();

  return useQuery({
    queryKey: reversalKey(movement),
    queryFn: () => call(statementsEndpoints.reversal, { params: { ...movement } }),
    staleTime: 0,
  });
}

/** Takes a movement back. */
export function useReverse(movement: Movement) {
  const call = useApi();
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (reason: string) => call(statementsEndpoints.reverse, { params: { ...movement }, body: { reason } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['statement', movement.guildId] }),
  });
}
