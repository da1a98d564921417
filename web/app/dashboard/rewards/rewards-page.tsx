import { useId } from 'react';
import { useParams } from 'react-router';
import { m } from '#texts';
import { OwnLinks } from '../components/own-links/own-links.tsx';
import { PageHead } from '../../components/document/page-head.tsx';
import { OwnCoupons } from '../components/own-coupons/own-coupons.tsx';
import { useGuilds } from '../../lib/guilds/use-guilds.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { GiveawaysBlock } from './giveaways-block.tsx';
import { LevelBlock } from './level-block.tsx';
import styles from './rewards.module.css';

/** The person's level, giveaways and coupons on a server. Each part loads separately. */
export default function RewardsPage() {
  const text = useText();
  const couponsId = useId();
  const { guildId = '' } = useParams();
  const { data: guilds = [] } = useGuilds();
  const name = guilds.find(({ id }) => id === guildId)?.name;
  const title = text(m.rewards_title);

  return (
    <div className={styles['page']}>
      <PageHead title={text(m.page_title, { page: name === undefined ? title : `${title} · ${name}` })} />
      <OwnLinks guildId={guildId} from="rewards" />
      <header>
        <h1>{title}</h1>
        {/* Reserves the line before the name has loaded, so that nothing below it moves. */}
        <p className={styles['dim']}>
          <bdi>{name ?? '\u00a0'}</bdi>
        </p>
      </header>
      <LevelBlock guildId={guildId} />
      <GiveawaysBlock guildId={guildId} />
      <section className={styles['block']} aria-labelledby={couponsId}>
        <h2 id={couponsId}>{text(m.rewards_coupons)}</h2>
        <OwnCoupons guildId={guildId} />
      </section>
    </div>
  );
}
