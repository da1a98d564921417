import type { CaseSummary } from '@perigee/core/cases/schema';
import { Link } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useGuildId } from '../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { caseName, casePersonName } from '../case-texts.ts';
import { CaseStatePill } from '../state-pill.tsx';
import { TypeIcon } from '../type-icon.tsx';
import styles from '../case-page.module.css';

/** The case's type, number, member and state. */
export function CaseHead({ found }: { found: CaseSummary }) {
  const text = useText();
  const guildId = useGuildId();

  return (
    <>
      <header className={styles['head']}>
        <TypeIcon type={found.type} isLarge />
        <div>
          <h1>{caseName(text, found)}</h1>
          <p className={styles['under']}>
            <Link to={`/guilds/${guildId}/cases/members/${found.member.id}`} viewTransition>
              {casePersonName(found.member)}
            </Link>
            <CaseStatePill found={found} />
          </p>
        </div>
      </header>
      {found.problem !== null && (
        <p className={styles['problem']}>
          <Icon name="alert" />
          {text(m.case_problem, { problem: found.problem })}
        </p>
      )}
    </>
  );
}
