import { Tooltip } from '@mantine/core';
import { badgesEndpoints } from '@perigee/core/badges/endpoints';
import { useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useApi } from '../../lib/api/use-api.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { BADGE_LOOKS } from './badges.ts';
import styles from './profile.module.css';

/** The badges of the person who is signed in. Where they can not be loaded there are none (docs/rules/pages.md#user-page). */
export function BadgeList() {
  const text = useText();
  const call = useApi();
  const { id } = useUser();
  const { data: badges = [] } = useQuery({
    queryKey: ['badges', id],
    queryFn: () => call(badgesEndpoints.list, {}),
  });

  return (
    <ul className={styles['badges']} aria-label={text(m.me_badges)}>
      {badges.map((badge) => {
        const { icon, name, tone } = BADGE_LOOKS[badge];
        return (
          <li key={badge}>
            <Tooltip label={text(name)}>
              <button type="button" className={styles['badge']} data-tone={tone} aria-label={text(name)}>
                <Icon name={icon} size={18} />
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
