import { m } from '#texts';
import { PageHead } from '../../../components/document/page-head.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { GuildList } from './guild-list.tsx';
import { Profile } from './profile.tsx';
import styles from './user-page.module.css';

export default function UserPage() {
  const text = useText();

  return (
    <div className={styles['page']}>
      <PageHead title={text(m.page_title, { page: text(m.me_title) })} />
      <Profile />
      <GuildList />
    </div>
  );
}
