import { commandsEndpoints } from '@perigee/core/commands/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/use-api.ts';

/** Every command of the bot, loaded once. */
export function useCommandList() {
  const call = useApi();
  return useQuery({ queryKey: ['commands'], queryFn: () => call(commandsEndpoints.list, {}) });
}
