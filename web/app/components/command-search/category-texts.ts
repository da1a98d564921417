import type { CommandCategory } from '@perigee/core/community/commands/categories';
import { m } from '#texts';
import type { IconName } from '../icon/icon-paths.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

/** The name and icon of each category. */
export const CATEGORIES: Record<CommandCategory, { title: PlainMessage; icon: IconName }> = {
  general: { title: m.category_general, icon: 'home' },
  economy: { title: m.feature_economy, icon: 'economy' },
  games: { title: m.feature_games, icon: 'games' },
  utilities: { title: m.feature_utilities, icon: 'utilities' },
  moderation: { title: m.feature_moderation, icon: 'moderation' },
};
