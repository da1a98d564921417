import { avatarUrl } from '@perigee/core/community/session/avatar';
import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import { appealEndpoints } from '@perigee/core/moderation/appeal/endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { BadgeList } from './badge-list.tsx';
import styles from './profile.module.css';

/** Who is signed in, their badges, and the sign-out button. */
export function Profile() {
  const text = useText();
  const site = useSite();
  const user = useUser();
  const call = useApi();
  const navigate = useNavigate();
  const leaving = useMutation({ mutationFn: () => signOut(call), onSuccess: () => navigate('/') });

  return (
    <header className={styles['profile']}>
      <img className={styles['avatar']} src={avatarUrl(site.cdnUrl, user)} alt="" width={88} height={88} />
      <div className={styles['names']}>
        <h1>{user.global_name ?? user.username}</h1>
        <div className={styles['line']}>
          <p>@{user.username}</p>
          <BadgeList />
        </div>
      </div>
      <div className={styles['leave']}>
        <div className={styles['actions']}>
          {/* Beside parts that are always there, so that loading it shifts nothing. */}
          <HostLink />
          <ReviewLink />
          <Button busy={leaving.isPending} onClick={() => leaving.mutate()}>
            <Icon name="logout" />
            {text(leaving.isError ? m.retry : m.me_logout)}
          </Button>
        </div>
        <p role="alert" className={styles['leaveFailed']}>
          {leaving.isError && text(m.me_logout_failed)}
        </p>
      </div>
    </header>
  );
}

/** A link to the host page, visible only to people who run the site. */
function HostLink() {
  const text = useText();
  const call = useApi();
  const { data } = useQuery({
    queryKey: ['host', 'self'],
    queryFn: () => call(hostEndpoints.self, {}),
    retry: false,
  });

  if (data?.isHost !== true) return null;
  return (
    <LinkButton to="/host">
      <Icon name="pulse" />
      {text(m.host_title)}
    </LinkButton>
  );
}

/** A link to the review of ban appeals, visible only to reviewers. */
function ReviewLink() {
  const text = useText();
  const call = useApi();
  const { data } = useQuery({
    queryKey: ['reviewer'],
    queryFn: () => call(appealEndpoints.reviewer, {}),
    staleTime: 0,
    retry: false,
  });

  if (data?.isReviewer !== true) return null;
  return (
    <LinkButton to="/support/review">
      <Icon name="shield" />
      {text(m.me_review, { count: data.waiting })}
    </LinkButton>
  );
}
