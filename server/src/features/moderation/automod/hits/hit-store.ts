import { randomUUID } from 'node:crypto';
import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { SNAPSHOT_MAX } from '@perigee/core/moderation/cases/limits';
import { cutText } from '@perigee/core/base/text/cut';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import { storeOrderKey } from '../../cases/records/order-keys.ts';
import type { Hit, NewHit } from './hit.ts';
import { createHitLog, type HitLog } from './hit-log.ts';
import { type HitReader, readHits } from './read-hits.ts';
import { addRule, claimEscalationStep, markFalsePositive, noteRestored } from './write-hits.ts';

export interface HitStore extends HitReader {
  /**
   * Records a hit and requests its entry in the log, in one transaction. Null if that version of the message is
   * recorded already, or its cause was handled before.
   */
  record(hit: NewHit, tx?: DbTransaction): Promise<Hit | null>;
  /** Claims the next escalation step for this transaction; false if somebody else was faster. */
  claimRung(tx: DbTransaction, guildId: string, id: string, rung: number): Promise<boolean>;
  /** The same message broke another rule too. */
  addRule(guildId: string, id: string, rule: RuleKey): Promise<void>;
  noteCase(tx: DbTransaction, guildId: string, id: string, caseNumber: number): Promise<void>;
  noteLogged(guildId: string, id: string, logged: NonNullable<Hit['logged']>): Promise<void>;
  /** Returns its last case; null if somebody else was faster. */
  markWrong(tx: DbTransaction, guildId: string, id: string, by: string): Promise<{ number: number | null } | null>;
  /** `restoredId` is null if the message could not be reposted. */
  noteRestored(tx: DbTransaction, guildId: string, id: string, restoredId: string | null): Promise<void>;
}

/** What is written while a violation is being handled. */
export type HitWriter = Pick<HitStore, 'record' | 'addRule' | 'noteCase'>;

/** Hits of rules in the database. */
export function createHitStore(db: Db, events: Events): HitStore {
  const recording = { db, events, hitLog: createHitLog() };
  return {
    ...readHits(db),

    record: (hit, tx) => recordOnce(recording, hit, tx),

    claimRung: claimEscalationStep,
    addRule: (guildId, id, rule) => addRule(db, guildId, id, rule),

    async noteCase(tx, guildId, id, caseNumber) {
      await hitIn(tx, guildId, id).set({ case_number: caseNumber }).execute();
    },

    async noteLogged(guildId, id, { channelId, messageId }) {
      await hitIn(db, guildId, id).set({ log_channel_id: channelId, log_message_id: messageId }).execute();
    },

    markWrong: markFalsePositive,
    noteRestored,
  };
}

interface HitStoreDeps {
  db: Db;
  events: Events;
  hitLog: HitLog;
}

async function recordOnce(recording: HitStoreDeps, hit: NewHit, tx?: DbTransaction): Promise<Hit | null> {
  const { db, events, hitLog } = recording;
  const { cause, guildId, logChannelId } = hit;
  if (tx !== undefined) return recordIn(tx, hitLog, hit);
  const isOneStatement = cause === undefined && (logChannelId === null || !hitLog.hasRoom(logChannelId));
  if (!isOneStatement) return events.transaction((own) => recordIn(own, hitLog, hit));
  const recorded = await recordHit(db, hit);
  if (recorded !== null && logChannelId !== null) hitLog.leaveOut(guildId);
  return recorded;
}

/** Hits without a message id have no unique key of their own, so the key of their cause deduplicates them. */
async function recordIn(tx: DbTransaction, hitLog: HitLog, hit: NewHit): Promise<Hit | null> {
  const { cause, guildId, logChannelId } = hit;
  if (cause !== undefined && !(await storeOrderKey(tx, guildId, cause, []))) return null;
  const recorded = await recordHit(tx, hit);
  if (recorded !== null && logChannelId !== null) await hitLog.request(tx, recorded, logChannelId);
  return recorded;
}

function hitIn(db: Db | DbTransaction, guildId: string, id: string) {
  return db.updateTable('automod_hits').where('guild_id', '=', guildId).where('id', '=', id);
}

/** Inserts a hit and returns it; null if that version of the message is recorded already. */
async function recordHit(db: Db | DbTransaction, hit: NewHit): Promise<Hit | null> {
  const { version, cause: _cause, logChannelId: _logChannelId, ...known } = hit;
  const { guildId, member, spans } = known;
  const text = cutText(known.text, SNAPSHOT_MAX, '');
  const [recorded] = await db
    .insertInto('automod_hits')
    .values({
      guild_id: guildId,
      id: randomUUID(),
      rules: [...known.rules],
      member_id: member.id,
      member_name: member.name,
      channel_id: known.channelId,
      message_id: known.messageId,
      version,
      message_text: text,
      files: [...known.files],
      spans: JSON.stringify(spans),
      is_log_only: known.isLogOnly,
      is_deleted: known.isDeleted,
      is_stopped: known.isStopped,
      case_number: known.caseNumber,
    })
    .onConflict((conflict) => conflict.columns(['guild_id', 'message_id', 'version']).doNothing())
    .returning(['id', 'at'])
    .execute();
  if (recorded === undefined) return null;
  return { ...known, ...recorded, text, rung: 0, wrongAt: null, restoring: null, restoredId: null, logged: null };
}
