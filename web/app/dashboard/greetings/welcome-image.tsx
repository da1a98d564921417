import type { WelcomePicture } from '@perigee/core/greetings/picture';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { m } from '#texts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import styles from './welcome-picture.module.css';

interface WelcomeImageProps extends Pick<WelcomePicture, 'layout' | 'color'> {
  /** Its description is already given beside it, so screen readers skip it. */
  isDecorative?: boolean;
}

/** The height of the tallest layout on the widest page, in pixels; the frame crops it to its own. */
const HEIGHT = 360;

/** The welcome picture in one layout, drawn for the current person. */
export function WelcomeImage({ layout, color, isDecorative = false }: WelcomeImageProps) {
  const text = useText();
  const { data, isError } = useWelcomePicture({ layout, color });

  return (
    <span className={styles['frame']} data-layout={layout}>
      {data !== undefined && <img src={data.picture} alt={isDecorative ? '' : data.description} />}
      {data === undefined && !isError && <Skeleton height={HEIGHT} />}
      {data === undefined && isError && <span className={styles['failed']}>{text(m.greetings_picture_failed)}</span>}
    </span>
  );
}

/** A colour may be dragged; the server draws the picture once it stays the same this long, in milliseconds. */
const REST_MS = 350;

const COLOR = /^#[\da-f]{6}$/i;

/** The welcome picture as the server draws it for the current person; the last one stays until the next has loaded. */
function useWelcomePicture({ layout, color }: Pick<WelcomePicture, 'layout' | 'color'>) {
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
