import { type Badge, badgesEndpoints } from '@perigee/core/community/badges/endpoints';
import { Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import styles from './profile.module.css';

/** The badges of the signed-in person. If they cannot be loaded, none are shown (docs/rules/pages.md#user-page). */
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

/** The icon, name and colour of each badge. */
const BADGE_LOOKS: Record<Badge, { icon: IconName; name: PlainMessage; tone: string }> = {
  developer: { icon: 'code', name: m.badge_developer, tone: 'signal' },
  head_staff: { icon: 'crown', name: m.badge_head_staff, tone: 'money' },
  moderator: { icon: 'shield', name: m.badge_moderator, tone: 'good' },
  support: { icon: 'lifebuoy', name: m.badge_support, tone: 'signal' },
  tester: { icon: 'flask', name: m.badge_tester, tone: 'warn' },
  donator: { icon: 'heart', name: m.badge_donator, tone: 'bad' },
  premium_donator: { icon: 'gem', name: m.badge_premium_donator, tone: 'boost' },
  bug_hunter: { icon: 'bug', name: m.badge_bug_hunter, tone: 'good' },
};
