import type { BotTables } from '../features/guilds/tables.ts';
import type { SettingsTables } from '../features/settings/tables.ts';
import type { StatsTables } from '../features/stats/tables.ts';

/** Every table there is; each feature describes its own. */
export type Tables = SettingsTables & BotTables & StatsTables;
