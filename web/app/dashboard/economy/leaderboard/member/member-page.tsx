import { useParams, useSearchParams } from 'react-router';
import { m } from '#texts';
import { LinkButton } from '../../../../components/button/link-button.tsx';
import { PageHead } from '../../../../components/document/page-head.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { readBoardView, writeBoardView } from '../board-address.ts';
import { MemberStatement } from './member-statement.tsx';
import { MemberHead } from './member-head.tsx';
import { MemberHistory } from './member-history.tsx';
import { MemberTools } from './member-tools.tsx';
import { boardRefusalText } from '../board-refusal-text.ts';
import { RedirectNotice } from '../redirect-notice.tsx';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { useMember } from './use-member.ts';
import styles from './member.module.css';

/** One member of a server: rank, balance and, for people who may edit it, the history of the balance. */
export default function MemberPage() {
  const text = useText();
  const { guildId = '', userId = '' } = useParams();
  const [query] = useSearchParams();
  const member = useMember({ guildId, userId });
  // The address keeps the part of the board the person came from.
  const boardAddress = `/leaderboard/${guildId}${writeBoardView(readBoardView(query))}`;

  if (member.isError && member.data === undefined) {
    return <RedirectNotice to="/@me" reason={boardRefusalText(text, member.error, m.member_failed)} />;
  }
  return (
    <div className={styles['page']}>
      <div>
        <LinkButton to={boardAddress}>
          <span className={styles['back']}>
            <Icon name="arrow" size={18} />
          </span>
          {text(m.member_back)}
        </LinkButton>
      </div>
      {member.data === undefined ? (
        <MemberSkeleton />
      ) : (
        <>
          <PageHead
            title={text(m.page_title, {
              page: `${member.data.leader.user.username} · ${member.data.guildName}`,
            })}
          />
          <MemberHead
            profile={member.data}
            tools={
              member.data.access && (
                <MemberTools guildId={guildId} leader={member.data.leader} boardAddress={boardAddress} />
              )
            }
          />
          <MemberHistory history={member.data.history} />
          {(member.data.access || member.data.isMe) && (
            <MemberStatement guildId={guildId} userId={userId} hasAccess={member.data.access} />
          )}
        </>
      )}
    </div>
  );
}

/** The skeleton of a member's page. */
function MemberSkeleton() {
  const text = useText();

  return (
    <div className={styles['waiting']} role="status" aria-label={text(m.member_loading)}>
      <PageHead title={text(m.page_title, { page: text(m.board_title) })} />
      <Skeleton height={250} />
      <Skeleton width={180} height={28} />
      <div className={styles['charts']}>
        <Skeleton height={158} />
        <Skeleton height={158} />
      </div>
    </div>
  );
}
