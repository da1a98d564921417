import { placementEndpoints } from '@perigee/core/community/boost/placement-endpoints';
import { useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { useOwnBoost } from '../../../lib/boost/use-own-boost.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { OwnBoostCard } from './own-boost-card.tsx';
import { InactiveCard } from './inactive-card.tsx';
import { SupportersCard } from './supporters-card.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import styles from './boost-page.module.css';

/** Who boosts this server, the person's own boost for it, and what is inactive without a boost. */
export default function BoostPage() {
  const text = useText();
  const { id, name } = useGuild();
  const guildBoost = useGuildBoost(id);
  const own = useOwnBoost();
  const failed = [guildBoost, own].find(({ isError, data }) => isError && data === undefined);
  const isReady = guildBoost.data !== undefined && own.data !== undefined;

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.section_boost)} · ${name}` })} />
      <SettingsHeading title={text(m.section_boost)} text={text(m.boost_lead)} />
      {isReady && (
        <div className={styles['page']}>
          <SupportersCard guildBoost={guildBoost.data} />
          <OwnBoostCard own={own.data} />
          <InactiveCard guildBoost={guildBoost.data} />
        </div>
      )}
      {!isReady && failed === undefined && (
        <div className={styles['page']} role="status" aria-label={text(m.guild_loading)}>
          <Skeleton height={190} />
          <Skeleton height={230} />
        </div>
      )}
      {!isReady && failed !== undefined && (
        <StateCard icon="offline" title={text(m.boost_failed_title)} text={text(m.boost_failed_text)}>
          <Button tone="primary" busy={failed.isFetching} onClick={() => void failed.refetch()}>
            {text(m.retry)}
          </Button>
        </StateCard>
      )}
    </>
  );
}

/** Who boosts a server, and what is inactive in it without a boost. */
function useGuildBoost(guildId: string) {
  const call = useApi();

  return useQuery({
    queryKey: ['guild-boost', guildId],
    queryFn: () => call(placementEndpoints.ofGuild, { params: { guildId } }),
    staleTime: 0,
  });
}
