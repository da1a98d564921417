import { defineSection } from '../../base/sections/define-section.ts';
import { leaderboardSettingsSchema } from './settings-schema.ts';

/** Private by default: members' names are published only if the server decides so. */
export const leaderboardSection = defineSection({
  name: 'leaderboard',
  title: { en: 'Leaderboard', ru: 'Таблица лидеров' },
  tab: 'economy',
  summary: 'Open the leaderboard to everybody, or to members only',
  schema: leaderboardSettingsSchema,
  initial: { public: false },
});
