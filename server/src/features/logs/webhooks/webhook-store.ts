import type { Db } from '../../../database/database.ts';
import type { Seal } from '../../community/index.ts';

export interface LogWebhook {
  guildId: string;
  channelId: string;
  id: string;
  /** Anybody who has it can post in the channel; never logged. */
  token: string;
}

/** Why a log channel has no webhook: it was deleted (announced, or not yet), or could not be created. */
const GONE = 'gone';
const LOSS_REPORTED = 'goneTold';

export interface WebhookStore {
  find(guildId: string, channelId: string): Promise<LogWebhook | null>;
  /** Every log channel with a webhook, or with a reason for having none. */
  list(guildId: string): Promise<{ channelId: string; webhookId: string | null; problem: string | null }[]>;
  /** Log channels whose webhook was deleted, or could not be created. */
  lacking(guildId: string): Promise<string[]>;
  keep(webhook: LogWebhook): Promise<void>;
  /** Stores that there is none, and why; null where none is wanted. */
  drop(guildId: string, channelId: string, problem: string | null): Promise<void>;
  markDeleted(webhook: LogWebhook): Promise<void>;
  /** True once after a webhook was deleted. */
  consumeDeleted(guildId: string, channelId: string): Promise<boolean>;
}

/** Stores the webhooks of log channels. */
export function createWebhookStore(db: Db, seal: Seal): WebhookStore {
  return { ...openReads(db, seal), ...openWrites(db, seal) };
}

function openReads(db: Db, seal: Seal): Pick<WebhookStore, 'find' | 'list' | 'lacking'> {
  const channelsOf = (guildId: string) => db.selectFrom('log_channels').where('guild_id', '=', guildId);
  return {
    async find(guildId, channelId) {
      const row = await channelsOf(guildId)
        .select(['webhook_id as id', 'webhook_token as sealed'])
        .where('channel_id', '=', channelId)
        .where('webhook_id', 'is not', null)
        .executeTakeFirst();
      if (row === undefined || row.id === null || row.sealed === null) return null;
      const token = seal.open(guildId, row.id, row.sealed);
      return token === null ? null : { guildId, channelId, id: row.id, token };
    },

    list: (guildId) =>
      channelsOf(guildId)
        .select(['channel_id as channelId', 'webhook_id as webhookId', 'webhook_problem as problem'])
        .where((where) => where.or([where('webhook_id', 'is not', null), where('webhook_problem', 'is not', null)]))
        .execute(),

    async lacking(guildId) {
      const missing = channelsOf(guildId).select('channel_id as channelId').where('webhook_problem', 'is not', null);
      return (await missing.execute()).map(({ channelId }) => channelId);
    },
  };
}

function openWrites(db: Db, seal: Seal): Omit<WebhookStore, 'find' | 'list' | 'lacking'> {
  const own = (guildId: string, channelId: string) =>
    db.updateTable('log_channels').where('guild_id', '=', guildId).where('channel_id', '=', channelId);
  const put = (guildId: string, channelId: string, columns: WebhookColumns) =>
    db
      .insertInto('log_channels')
      .values({ guild_id: guildId, channel_id: channelId, ...columns })
      .onConflict((conflict) => conflict.columns(['guild_id', 'channel_id']).doUpdateSet(columns))
      .execute();
  const none = { webhook_id: null, webhook_token: null };

  return {
    async keep({ guildId, channelId, id, token }) {
      const sealed = seal.seal(guildId, id, token);
      await put(guildId, channelId, { webhook_id: id, webhook_token: sealed, webhook_problem: null });
    },

    async drop(guildId, channelId, problem) {
      await put(guildId, channelId, { ...none, webhook_problem: problem });
    },

    async markDeleted({ guildId, channelId, id }) {
      await own(guildId, channelId)
        .where('webhook_id', '=', id)
        .set({ ...none, webhook_problem: GONE })
        .execute();
    },

    async consumeDeleted(guildId, channelId) {
      const reported = await own(guildId, channelId)
        .where('webhook_problem', '=', GONE)
        .set({ webhook_problem: LOSS_REPORTED })
        .executeTakeFirst();
      return reported.numUpdatedRows > 0n;
    },
  };
}

interface WebhookColumns {
  webhook_id: string | null;
  webhook_token: Buffer | null;
  webhook_problem: string | null;
}
