import * as z from 'zod/mini';
import { labelled } from '../../base/schemas/field-metadata.ts';

/** Who may see the leaderboard of a guild. */
export const leaderboardSettingsSchema = z.strictObject({
  /** Visible to anyone, even without signing in; otherwise to members only. */
  public: labelled({ en: 'Public', ru: 'Открыта для всех' }, z.boolean()),
});
export type LeaderboardSettings = z.infer<typeof leaderboardSettingsSchema>;
