import type { Badge } from '@perigee/core/badges/endpoints';
import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

/** The picture and the name of each badge, and the colour it is worn in. */
export const BADGE_LOOKS: Record<Badge, { icon: IconName; name: PlainMessage; tone: string }> = {
  developer: { icon: 'code', name: m.badge_developer, tone: 'signal' },
  head_staff: { icon: 'crown', name: m.badge_head_staff, tone: 'money' },
  moderator: { icon: 'shield', name: m.badge_moderator, tone: 'good' },
  support: { icon: 'lifebuoy', name: m.badge_support, tone: 'signal' },
  tester: { icon: 'flask', name: m.badge_tester, tone: 'warn' },
  donator: { icon: 'heart', name: m.badge_donator, tone: 'bad' },
  premium_donator: { icon: 'gem', name: m.badge_premium_donator, tone: 'boost' },
  bug_hunter: { icon: 'bug', name: m.badge_bug_hunter, tone: 'good' },
};
