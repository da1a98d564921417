import * as z from 'zod/mini';
import { type ActKind, defineActKind } from '../../acts/act-kind.ts';
import { enqueueAct, retryAct } from '../../acts/acts.ts';
import type { DbTransaction } from '../../database/database.ts';
import { type Appeal, isLiftOpen, isPostOpen, isTellingOpen } from './appeal.ts';

const payload = z.object({ id: z.string() });

/** What Perigee does on the platform about an appeal, in this order; of the message in the review channel by itself. */
export const liftDue = defineActKind('appeal.lift', payload);
export const announcementDue = defineActKind('appeal.announce', payload);
export const appealPostDue = defineActKind('appeal.post', payload);
export const appealShowDue = defineActKind('appeal.show', payload);

/** Has tried now what is still to be done. */
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

/** Has the message in the review channel drawn again, where there is one. */
export async function enqueueShow(tx: DbTransaction, appeal: Appeal): Promise<void> {
  const { guildId, id, revision, channelId } = appeal;
  if (channelId === null) return;
  const key = `${id} ${revision}`;
  await enqueueAct(tx, appealShowDue, { guildId, key, payload: { id }, subject: messageOf(id) });
}

// A ban that can not be lifted must not keep the message in the review channel from saying so.
const banOf = (id: string) => `appeal.ban ${id}`;
const messageOf = (id: string) => `appeal.review ${id}`;
