import type { GuildCard } from '@perigee/core/community/guilds/schema';
import { useEffect, useState } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { useSite } from '../../lib/site/use-site.ts';

/** The server the bot was just added to, once it is known that the person may configure it; null until then. */
export function useAddedGuild(guildId: string | null): GuildCard | null {
  const { apiUrl } = useSite();
  const { status } = useSession();
  const [guild, setGuild] = useState<GuildCard | null>(null);

  useEffect(() => {
    if (guildId === null || status !== 'user') return undefined;
    let isWanted = true;
    import('./find-added-guild.ts')
      .then(({ findAddedGuild }) => findAddedGuild(apiUrl, guildId))
      .then((found) => {
        if (isWanted) setGuild(found);
      })
      // The page is complete without it: the next steps also link to the list of servers.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [apiUrl, guildId, status]);

  return guild;
}
