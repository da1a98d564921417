import type { BotContext } from '../../../bot/bot-context.ts';
import type { MirrorSettings } from './mirror-settings.ts';
import type { NativeRow } from './native-row.ts';
import type { NativeStore } from './native-store.ts';

/** What is done about one rule on the platform, and what with. */
export interface FilterWork {
  bot: BotContext;
  store: NativeStore;
  /** As it was when this began. */
  row: NativeRow;
  settings: MirrorSettings;
  /** The audit log's. */
  reason: string;
}
