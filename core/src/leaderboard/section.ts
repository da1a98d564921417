import { section } from '../settings/section.ts';
import { type LeaderboardSettings, leaderboardSettingsSchema } from './settings-schema.ts';

/** Names of members are nobody's business until somebody decides so. */
export const leaderboardSection = section<LeaderboardSettings>(leaderboardSettingsSchema, { public: false });
