import type { API } from '@discordjs/core/http-only';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Db } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import type { Ledger, Inventories, Wallets } from '../../economy/index.ts';
import type { GuildDirectory } from '../../community/index.ts';
import type { Seeds } from '../../games/index.ts';
import type { DirectMessages } from '../../../bot/direct-messages/direct-messages.ts';
import type { EntryStore } from './stores/entry-store.ts';

/** What giveaways depend on. */
export interface GiveawayDeps {
  db: Db;
  events: Events;
  /** Calls the platform, for calls that a person waits for. */
  api: API;
  ledger: Pick<Ledger, 'post' | 'reverse' | 'holdings'>;
  wallets: Pick<Wallets, 'floor'>;
  inventories: Inventories;
  settings: SettingsCache;
  directory: Pick<GuildDirectory, 'get' | 'member'>;
  directMessages: Pick<DirectMessages, 'plan' | 'send'>;
  seeds: Seeds;
  entries: EntryStore;
}
