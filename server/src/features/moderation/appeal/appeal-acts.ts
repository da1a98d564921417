import * as z from 'zod/mini';
import { type ActKind, defineActKind } from '../../../acts/act-kind.ts';
import { enqueueAct, retryAct } from '../../../acts/acts.ts';
import type { DbTransaction } from '../../../database/database.ts';
import { type Appeal, isLiftOpen, isPostOpen, isTellingOpen } from './appeal.ts';

const payload = z.object({ id: z.string() });

/** Acts about an appeal, in the order they run. Those of the review message run independently of those of the ban. */
export const liftDue = defineActKind('appeal.lift', payload);
export const announcementDue = defineActKind('appeal.announce', payload);
export const appealPostDue = defineActKind('appeal.post', payload);
export const appealShowDue = defineActKind('appeal.show', payload);

/** Enqueues everything still open, to be tried now. */
export async function enqueueOpen(tx: DbTransaction, appeal: Appeal): Promise<void> {
  const { guildId, id } = appeal;
  const open: [ActKind<{ id: string }>, string, boolean][] = [
    [liftDue, banOf(id), isLiftOpen(appeal)],
    [announcementDue, banOf(id), isTellingOpen(appeal)],
    [appealPostDue, messageOf(id), isPostOpen(appeal)],
  ];
  for (const [kind, subject, isOpen] of open) {
    if (isOpen) await retryAct(tx, kind, { guildId, key: id, payload: { id }, subject });
  }
}

/** Enqueues a redraw of the message in the review channel, if there is one. */
export async function enqueueShow(tx: DbTransaction, appeal: Appeal): Promise<void> {
  const { guildId, id, revision, channelId } = appeal;
  if (channelId === null) return;
  const key = `${id} ${revision}`;
  await enqueueAct(tx, appealShowDue, { guildId, key, payload: { id }, subject: messageOf(id) });
}

// Separate subjects: a ban that cannot be lifted must not keep the review message from reporting it.
const banOf = (id: string) => `appeal.ban ${id}`;
const messageOf = (id: string) => `appeal.review ${id}`;
