import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import type { WelcomePicture } from '@perigee/core/greetings/picture';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';

/** A colour may be dragged; the server draws the picture once it stays the same this long, in milliseconds. */
const REST_MS = 350;

const COLOR = /^#[\da-f]{6}$/i;

/** The welcome picture as the server draws it for the current person; the last one stays until the next has loaded. */
export function useWelcomePicture({ layout, color }: Pick<WelcomePicture, 'layout' | 'color'>) {
  const call = useApi();
  const { id: guildId, settings } = useGuild();
  const [rested] = useDebouncedValue(color, REST_MS);
  const query = { layout, color: rested };

  return useQuery({
    queryKey: ['welcome-picture', guildId, settings.language.interface, query],
    queryFn: () => call(greetingsEndpoints.picture, { params: { guildId }, query }),
    enabled: COLOR.test(rested),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
