import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { m } from '#texts';
import { PageHead } from '../../../../components/document/page-head.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { useGuildCard } from '../../../lib/guilds/use-guild-card.ts';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { CaseActions } from './case-actions.tsx';
import { CaseEvidence } from './case-evidence.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseMessage } from './case-message.tsx';
import { caseName, casePersonName } from '../case-texts.ts';
import { CaseTrail } from './case-trail.tsx';
import { CasesProblem } from '../cases-problem.tsx';
import { useCase } from '../use-cases.ts';
import styles from '../case-page.module.css';

/** One case: what it is about, what came of it, and the available actions. */
export default function CasePage() {
  const { number = '' } = useParams();
  return <OneCase key={number} number={number} />;
}

function OneCase({ number }: { number: string }) {
  const text = useText();
  const guildId = useGuildId();
  const card = useGuildCard();
  // A lifted case stays in force until the platform has applied the lift, so it is polled.
  const [isWatched, setWatched] = useState(false);
  const { data: found, isError, error, isFetching, refetch } = useCase(number, isWatched);

  if (found === undefined && isError) {
    return <CasesProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} isWhole isCase />;
  }
  return (
    <div className={styles['page']}>
      <Link className={styles['back']} to={`/guilds/${guildId}/cases`} viewTransition>
        <Icon name="arrow" size={18} />
        {text(m.cases_back)}
      </Link>
      {found === undefined ? (
        <div className={styles['page']} role="status" aria-label={text(m.cases_loading)}>
          <PageHead title={text(m.page_title, { page: text(m.case_number, { number }) })} />
          <Skeleton height={64} />
          <Skeleton height={44} />
          <Skeleton height={300} />
          <Skeleton height={180} />
        </div>
      ) : (
        <>
          <PageHead
            title={text(m.page_title, { page: `${caseName(text, found)} · ${casePersonName(found.member)}` })}
          />
          <CaseHead summary={found} />
          <CaseActions detail={found} onLifted={() => setWatched(true)} />
          <CaseFacts detail={found} />
          <CaseMessage detail={found} />
          <CaseEvidence detail={found} />
          <CaseTrail trail={found.trail} />
          {card?.logs === true && (
            <p>
              <Link className={styles['outside']} to={`/guilds/${guildId}/logs/entries?case=${number}`} viewTransition>
                <Icon name="logs" size={18} />
                {text(m.case_entries)}
              </Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}
