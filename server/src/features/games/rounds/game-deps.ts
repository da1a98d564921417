import type { Db } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import type { Ledger, Cooldowns, EarningRules, Wallets } from '../../economy/index.ts';
import type { BotGuildsStore } from '../../community/index.ts';
import type { Seeds } from '../fairness/seeds.ts';
import type { RoundPictures } from './drawing/round-pictures.ts';
import type { LiveMessages } from './live-messages.ts';
import type { PlayLimits, DayOf } from './stores/play-limit-store.ts';
import type { RoundKey } from './stored-round.ts';
import type { BatchedRoundStore } from './stores/batched-round-store.ts';

/** What the games depend on. */
export interface GameDeps {
  db: Db;
  events: Events;
  ledger: Pick<Ledger, 'post' | 'holdings'>;
  wallets: Pick<Wallets, 'floor'>;
  cooldowns: Pick<Cooldowns, 'claiming' | 'endOf'>;
  earningRules: Pick<EarningRules, 'mayEarnAt'>;
  botGuilds: Pick<BotGuildsStore, 'among'>;
  seeds: Seeds;
  rounds: BatchedRoundStore;
  /** Cancels the job that would end a round on time, once the message shows the end. */
  cancelEnd(round: RoundKey): Promise<boolean>;
  findPlayLimits(requested: DayOf): Promise<PlayLimits>;
  live: LiveMessages;
  pictures: RoundPictures;
}
