import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import { Link } from 'react-router';
import { m } from '#texts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './account-menu.module.css';

/** A link to the host page, visible only to people who run the site. */
export function HostRow({ onFollow }: { onFollow: () => void }) {
  const text = useText();
  const call = useApi();
  const { value } = useReading(() => call(hostEndpoints.self, {}), 'host');

  if (value?.isHost !== true) return null;
  return (
    <Link to="/host" viewTransition className={styles['row']} onClick={onFollow}>
      <Icon name="pulse" />
      {text(m.host_title)}
    </Link>
  );
}
