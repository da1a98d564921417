import type { BotContext } from '../../../../bot/bot-context.ts';
import type { MirrorSettings } from './mirror-settings.ts';
import type { NativeRow } from './native-row.ts';
import type { NativeStore } from './native-store.ts';

/** The context for updating one rule's filter on the platform. */
export interface FilterWork {
  bot: BotContext;
  store: NativeStore;
  /** The row as it was at the start. */
  row: NativeRow;
  settings: MirrorSettings;
  /** For the audit log. */
  reason: string;
}
