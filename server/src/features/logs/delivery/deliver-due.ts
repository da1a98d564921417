import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';
import { newAct } from '../../../acts/acts.ts';

/** A message of entries that has to be posted in its log channel. */
export const deliverDue = defineActKind('logs.deliver', z.object({ channelId: z.string(), batch: z.string() }));

/** A message that was posted, or is being, with entries the audit log says more of now. */
export const amendDue = defineActKind('logs.amend', z.object({ channelId: z.string(), batch: z.string() }));

/** What happens within this time stands in one message, as far as it fits, in milliseconds. */
const GATHER_MS = 1_000;

/** A log channel's messages are posted, and changed, one after the other. */
const subjectOf = (channelId: string) => `logs ${channelId}`;

interface Batch {
  guildId: string;
  channelId: string;
  batch: string;
}

/** The act that sends a batch once it had time to be gathered. */
export function deliveryOf({ guildId, ...payload }: Batch) {
  const at = new Date(Date.now() + GATHER_MS);
  return newAct(deliverDue, { guildId, key: payload.batch, payload, at, subject: subjectOf(payload.channelId) });
}

/** @param because What is added; once for each. */
export function amendmentOf({ guildId, ...payload }: Batch, because: string) {
  return newAct(amendDue, {
    guildId,
    key: `${payload.batch} ${because}`,
    payload,
    subject: subjectOf(payload.channelId),
  });
}
