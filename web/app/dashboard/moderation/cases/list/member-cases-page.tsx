import { CASE_TYPES } from '@perigee/core/moderation/cases/case';
import type { CaseMember } from '@perigee/core/moderation/cases/schema';
import { Link, useParams } from 'react-router';
import { m } from '#texts';
import { Avatar } from '../../../components/avatar/avatar.tsx';
import { PageHead } from '../../../../components/document/page-head.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../../components/state-card/state-card.tsx';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { CaseList } from './case-list.tsx';
import { casePersonName, TYPE_LOOKS } from '../case-texts.ts';
import { CasesProblem } from '../cases-problem.tsx';
import { TypeIcon } from '../type-icon.tsx';
import { useCaseMember, useCases } from '../use-cases.ts';
import styles from '../case-page.module.css';

/** Everything known about one member. */
export default function MemberCasesPage() {
  const text = useText();
  const guildId = useGuildId();
  const { userId = '' } = useParams();
  const { data: found, isError, error, isFetching, refetch } = useCaseMember(userId);
  const cases = useCases({ member: userId });

  if (found === undefined && isError) {
    return <CasesProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} isWhole isCase />;
  }
  const total = found === undefined ? 0 : CASE_TYPES.reduce((sum, type) => sum + found.counts[type], 0);
  return (
    <div className={styles['page']}>
      <Link className={styles['back']} to={`/guilds/${guildId}/cases`} viewTransition>
        <Icon name="arrow" size={18} />
        {text(m.cases_back)}
      </Link>
      {found === undefined ? (
        <div role="status" aria-label={text(m.cases_loading)}>
          <PageHead title={text(m.page_title, { page: text(m.cases_title) })} />
          {/* The combined height of the head and the counts below it. */}
          <Skeleton height={148} />
        </div>
      ) : (
        <>
          <MemberHead memberCases={found} total={total} />
          <MemberCounts memberCases={found} />
        </>
      )}
      {found !== undefined && total === 0 ? (
        <StateCard icon="check" title={text(m.cases_empty_title)} text={text(m.member_cases_none)} />
      ) : (
        <CaseList cases={cases} isFiltered />
      )}
    </div>
  );
}

function MemberHead({ memberCases: { member }, total }: { memberCases: CaseMember; total: number }) {
  const text = useText();
  const name = casePersonName(member);

  return (
    <header className={styles['head']}>
      <PageHead title={text(m.page_title, { page: `${name} · ${text(m.cases_title)}` })} />
      <Avatar user={member} name={name} size={56} />
      <div>
        <h1>{name}</h1>
        <p className={styles['dim']}>
          {text(m.member_cases_total, { count: total })} · {member.id}
        </p>
      </div>
    </header>
  );
}

function MemberCounts({ memberCases: { counts, inForce } }: { memberCases: CaseMember }) {
  const text = useText();
  const used = CASE_TYPES.filter((type) => counts[type] > 0);

  return (
    <ul className={styles['counts']}>
      {used.map((type) => (
        <li key={type}>
          <TypeIcon type={type} />
          <span>{text(TYPE_LOOKS[type].name)}</span>
          <p>
            <strong>{counts[type]}</strong>
            {inForce[type] > 0 && <small>{text(m.member_cases_inForce, { count: inForce[type] })}</small>}
          </p>
        </li>
      ))}
    </ul>
  );
}
