import * as z from 'zod/mini';
import { field } from '../schemas/field.ts';

/** Who may look at the leaderboard of a guild. */
export const leaderboardSettingsSchema = z.strictObject({
  /** Anyone, also without signing in; otherwise members only. */
  public: field({ en: 'Public', ru: 'Открыта для всех' }, z.boolean()),
});
export type LeaderboardSettings = z.infer<typeof leaderboardSettingsSchema>;
