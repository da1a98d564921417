import type { OwnBoost } from '@perigee/core/boost/schema';
import { type FormEvent, useState } from 'react';
import { m } from '#texts';
import { BoostFailure } from '../../components/boost/boost-failure.tsx';
import { GuildChoice } from '../../components/boost/guild-choice.tsx';
import { PlacementList } from '../../components/boost/placement-list.tsx';
import { Button } from '../../components/button/button.tsx';
import { usePlaceBoost } from '../../lib/boost/use-own-boost.ts';
import { useGuilds } from '../../lib/guilds/use-guilds.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';
import styles from './account.module.css';

/** The servers the person boosts, and room for more. */
export function AccountServers({ own: { subscription, placements } }: { own: OwnBoost }) {
  const text = useText();
  const servers = subscription === null || subscription.state === 'ended' ? 0 : subscription.servers;

  return (
    <>
      {servers > 0 && placements.length > servers && (
        <p className={styles['late']}>{text(m.account_over, { count: servers })}</p>
      )}
      {placements.length > 0 && (
        <PlacementList label={text(m.boost_placements)} placements={placements} all={placements} />
      )}
      {placements.length < servers && <AddServer boosted={new Set(placements.map(({ guildId }) => guildId))} />}
    </>
  );
}

function AddServer({ boosted }: { boosted: ReadonlySet<string> }) {
  const text = useText();
  const { data: guilds = [], isPending } = useGuilds();
  const place = usePlaceBoost();
  const [chosen, setChosen] = useState('');
  const free = guilds.filter(({ id, invited }) => invited && !boosted.has(id));
  const guild = free.find(({ id }) => id === chosen);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (guild === undefined) return;
    const onSuccess = () => {
      say('good', text(m.boost_taken, { server: guild.name }));
      setChosen('');
    };
    place.mutate({ kind: 'take', guildId: guild.id }, { onSuccess });
  };

  if (isPending) return null;
  if (free.length === 0) return <p className={styles['dim']}>{text(m.boost_no_target)}</p>;
  return (
    <>
      <form className={styles['add']} onSubmit={handleSubmit}>
        <GuildChoice label={text(m.account_add)} guilds={free} value={guild?.id ?? ''} onChange={setChosen} />
        <Button type="submit" tone="primary" busy={place.isPending} disabled={guild === undefined}>
          {text(m.account_boost)}
        </Button>
      </form>
      <BoostFailure error={place.error} />
    </>
  );
}
