import { avatarUrl } from '@perigee/core/community/session/avatar';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { BadgeList } from './badge-list.tsx';
import { HostLink } from './host-link.tsx';
import { ReviewLink } from './review-link.tsx';
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
