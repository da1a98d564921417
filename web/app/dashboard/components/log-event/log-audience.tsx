import { audienceEndpoints } from '@perigee/core/community/guilds/audience-endpoints';
import type { Destination } from '@perigee/core/base/sections/destinations';
import { useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import styles from './log-audience.module.css';

/** The warnings for these destinations, saved or not: each channel once. */
export function LogAudiences({ destinations }: { destinations: readonly Destination[] }) {
  const byChannel = new Map(destinations.map((destination) => [destination.channelId, destination]));

  return [...byChannel].map(([channelId, { ignored }]) => (
    <LogAudience key={channelId} channel={channelId} ignored={ignored} />
  ));
}

interface LogAudienceProps {
  /** The log channel. */
  channel: string;
  /** Channels that the log does not cover. */
  ignored: readonly string[];
}

/** Says that more people can read a log channel than the channels whose messages it repeats. */
function LogAudience({ channel, ignored }: LogAudienceProps) {
  const text = useText();
  const call = useApi();
  const { id, channels } = useGuild();
  const { data } = useQuery({
    queryKey: ['audience', id, channel, ignored],
    queryFn: () =>
      call(audienceEndpoints.wider, {
        params: { guildId: id },
        body: { channel, ignored: [...ignored] },
      }),
  });
  const name = channels.find((each) => each.id === channel)?.name;

  if (data === undefined || data.count === 0 || name === undefined) return null;
  return (
    <p role="status" className={styles['wider']}>
      <Icon name="alert" size={16} />
      {text(m.log_audience_wider, { count: data.count, channel: name })}
    </p>
  );
}
