import { type FormEvent, useState } from 'react';
import { m } from '#texts';
import { BoostFailure } from '../../../components/boost/boost-failure.tsx';
import { GuildChoice } from '../../../components/boost/guild-choice.tsx';
import { Button } from '../../../components/button/button.tsx';
import { usePlaceBoost } from '../../../lib/boost/use-own-boost.ts';
import { useGuilds } from '../../../lib/guilds/use-guilds.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import styles from './account.module.css';

/** Places a boost on another server the bot is in. */
export function AddServer({ boosted }: { boosted: ReadonlySet<string> }) {
  const text = useText();
  const { data: guilds = [], isPending } = useGuilds();
  const [chosen, setChosen] = useState('');
  const free = guilds.filter(({ id, invited }) => invited && !boosted.has(id));
  const guild = free.find(({ id }) => id === chosen) ?? (free.length === 1 ? free[0] : undefined);
  const place = usePlaceBoost(() => {
    notify('success', text(m.boost_taken, { server: guild?.name ?? '' }));
    setChosen('');
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (guild === undefined) return;
    place.mutate({ kind: 'take', guildId: guild.id });
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
