import type { Giveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { m } from '#texts';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { LinkButton } from '../../../../components/button/link-button.tsx';
import { PageHead } from '../../../../components/document/page-head.tsx';
import { PROBLEM_TEXTS } from '../../../../components/giveaway/giveaway-texts.ts';
import { PrizeText } from '../../../components/giveaway/prize-text.tsx';
import { StatePill } from '../../../components/giveaway/state-pill.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { StateCard } from '../../../../components/state-card/state-card.tsx';
import { errorCode } from '../../../../lib/api/api-error.ts';
import { useGuild } from '../../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import type { DraftOf } from '../draft/giveaway-draft.ts';
import { EntrantsPanel } from './entrants-panel.tsx';
import { GiveawayActions } from '../giveaway-actions.tsx';
import { GiveawayDialog } from '../draft/giveaway-dialog.tsx';
import { GiveawayFigures } from '../giveaway-figures.tsx';
import { ListProblem, ListSkeleton } from '../list-state.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import { useGiveaway } from '../use-giveaways.ts';
import { WinnersPanel } from './winners-panel.tsx';
import styles from '../giveaways.module.css';

/** One giveaway: its state, its winners, its entrants, and when they entered. */
export default function GiveawayPage() {
  const text = useText();
  const { giveawayId = '' } = useParams();
  const { id: guildId, name } = useGuild();
  const { data, error, isFetching, refetch } = useGiveaway(giveawayId);

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.giveaway_title)} · ${name}` })} />
      <div className={styles['back']}>
        <BackLink to={`/guilds/${guildId}/giveaways`}>{text(m.giveaway_all)}</BackLink>
      </div>
      {data === undefined && error === null && <ListSkeleton />}
      {data === undefined && error !== null && errorCode(error) === 'notFound' && (
        <StateCard level={1} icon="search" title={text(m.giveaway_gone)} text={text(m.giveaway_gone_text)}>
          <LinkButton to={`/guilds/${guildId}/giveaways`}>{text(m.giveaway_all)}</LinkButton>
        </StateCard>
      )}
      {data === undefined && error !== null && errorCode(error) !== 'notFound' && (
        <ListProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Shown giveaway={data} />}
    </>
  );
}

function Shown({ giveaway }: { giveaway: Giveaway }) {
  const text = useText();
  const navigate = useNavigate();
  const { id: guildId } = useGuild();
  const settings = useTabSettings('economy');
  const [edited, setEdited] = useState<DraftOf | null>(null);
  const { prize, state, description, problem } = giveaway;
  const isOpen = state === 'draft' || state === 'running' || state === 'paused';

  return (
    <div className={styles['page']}>
      <header className={styles['panel']}>
        <div className={styles['cardHead']}>
          <h1>
            <PrizeText prize={prize} moneySymbol={settings.economy.moneySymbol} />
          </h1>
          <StatePill state={state} />
        </div>
        {problem !== null && (
          <p className={styles['warn']}>
            <Icon name="alert" size={16} />
            {text(PROBLEM_TEXTS[problem])}
          </p>
        )}
        {description !== '' && <p className={styles['description']}>{description}</p>}
        <GiveawayFigures giveaway={giveaway} />
        {isOpen && (
          <GiveawayActions
            giveaway={giveaway}
            onEdit={() => setEdited({ giveaway })}
            onGone={() => state === 'draft' && void navigate(`/guilds/${guildId}/giveaways`)}
          />
        )}
        <FairLink giveaway={giveaway} />
      </header>
      {state === 'ended' && <WinnersPanel giveaway={giveaway} />}
      {state !== 'draft' && <StatisticsPanel giveaway={giveaway} />}
      {state !== 'draft' && <EntrantsPanel giveaway={giveaway} />}
      <GiveawayDialog of={edited} onClose={() => setEdited(null)} />
    </div>
  );
}

/** Links to the page that verifies the draw. */
function FairLink({ giveaway: { id, state, commitment } }: { giveaway: Giveaway }) {
  const text = useText();

  if (commitment === null || state === 'cancelled') return null;
  return (
    <p className={styles['fair']}>
      <Icon name="shield" size={18} />
      <span>{text(state === 'ended' ? m.giveaway_fair_ended : m.giveaway_fair_open)}</span>
      <LinkButton size="small" to={`/fair?giveaway=${id}`}>
        {text(m.giveaway_fair_check)}
      </LinkButton>
    </p>
  );
}
