import type { OwnGames } from '@perigee/core/games/own-games';
import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { Block } from './block.tsx';
import styles from './own-games.module.css';

/** The seeds of the next round, as far as they may be revealed before it. */
export function NextRoundBlock({ seeds }: Pick<OwnGames, 'seeds'>) {
  const text = useText();

  if (seeds === null) return null;
  const facts = [
    { name: m.own_games_commitment, value: seeds.commitment },
    { name: m.own_games_client_seed, value: seeds.clientSeed },
    { name: m.own_games_nonce, value: String(seeds.nonce) },
  ];
  return (
    <Block title={text(m.own_games_next)} text={text(m.own_games_next_text)}>
      <dl className={styles['seeds']}>
        {facts.map(({ name, value }) => (
          <div key={text(name)}>
            <dt>{text(name)}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <LinkButton size="small" to="/fair/games">
          {text(m.own_games_fair)}
        </LinkButton>
      </div>
    </Block>
  );
}
