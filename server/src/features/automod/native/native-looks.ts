import type { NativeRuleKey } from '@perigee/core/automod/native/native-rule';
import { enqueueActs, newAct } from '../../../acts/acts.ts';
import type { Db } from '../../../database/database.ts';
import { nativeDue } from './native-due.ts';
import type { NativeStore } from './native-store.ts';
import { nativeSubjectOf } from './native-subject.ts';

/** Looks that are asked for within so long of each other are one, in milliseconds. */
const TOGETHER_MS = 1_000;

/** Has rules looked at on the platform, soon: whether they stand there as they are to. */
export async function lookSoon(db: Db, guildId: string, rules: readonly NativeRuleKey[]): Promise<void> {
  const turn = Math.ceil((Date.now() + 1) / TOGETHER_MS);
  const at = new Date(turn * TOGETHER_MS);
  await db.transaction().execute((tx) =>
    enqueueActs(
      tx,
      rules.map((rule) => lookAct({ guildId, rule }, `${turn}`, at)),
    ),
  );
}

/** Rows a step takes, and the pause between two of them, in milliseconds: so many calls are made of the platform. */
const STEP = 200;
const APART_MS = 100;

/** Every so often, and by whichever process begins then, each is looked at once, in milliseconds. */
const EVERY_MS = 10 * 60_000;

/** Has all of them looked at, one after the other: what the gateway told while nobody listened is told by nothing else. */
export async function lookAtAll(db: Db, store: NativeStore): Promise<void> {
  const turn = `all ${Math.floor(Date.now() / EVERY_MS)}`;
  let at = Date.now();
  let last: Awaited<ReturnType<NativeStore['after']>>[number] | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<NativeStore['after']>> = await store.after(last, STEP);
    last = rows.at(-1) ?? null;
    if (last === null) return;
    const acts = rows.map((row) => lookAct(row, turn, new Date((at += APART_MS))));
    await db.transaction().execute((tx) => enqueueActs(tx, acts));
  }
}

function lookAct({ guildId, rule }: { guildId: string; rule: NativeRuleKey }, turn: string, at: Date) {
  const payload = { rule, restore: false };
  return newAct(nativeDue, { guildId, key: `${rule} look ${turn}`, payload, at, subject: nativeSubjectOf(rule) });
}
