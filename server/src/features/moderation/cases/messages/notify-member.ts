import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery } from '@perigee/core/moderation/cases/case';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { APIMessage, RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import type { JobAttempt } from '../../../../jobs/job-attempt.ts';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { createLoadingCache, type LoadingCache } from '../../../../cache/loading-cache.ts';
import type { Db } from '../../../../database/database.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { INBOX_CLOSED } from '../../../../discord/inbox-closed.ts';
import { describeError } from '../../../../errors/describe-error.ts';
import type { Case } from '../records/case-record.ts';
import { noteDelivery } from '../records/write-case.ts';

interface MemberNotification {
  ctx: BotContext;
  caseRecord: Case;
  attempt: JobAttempt;
}

/**
 * Notifies the member by direct message, at most once, and records the delivery on the case. Never throws for errors of
 * the platform, and takes a few seconds at most.
 */
export type NotifyMember = (notification: MemberNotification) => Promise<void>;

type Describe = (settings: GuildSettings, found: Case) => Promise<RESTPostAPIChannelMessageJSONBody>;

/** How long to wait for the message to be sent, in milliseconds. */
const PATIENCE_MS = 3_000;

/** DM channels a process caches, and for how long, in milliseconds. They never change. */
const INBOXES_MAX = 10_000;
const INBOX_KNOWN_MS = 24 * 60 * 60 * 1000;

interface Inbox {
  id: string;
}

interface DeliveryDeps {
  describe: Describe;
  inboxes: LoadingCache<Inbox>;
}

/** Creates the function that notifies members of cases. */
export function createNotifyMember(db: Db, describe: Describe): NotifyMember {
  const inboxes = createLoadingCache<Inbox>({ max: INBOXES_MAX, ttlMs: INBOX_KNOWN_MS });

  return async (notification) => {
    const { ctx, caseRecord } = notification;
    if (caseRecord.delivery !== 'pending') return;
    const delivered = deliver(notification, { describe, inboxes });
    const late = new AbortController();
    const delivery = await Promise.race([delivered, sleep(PATIENCE_MS, 'late' as const, { signal: late.signal })]);
    late.abort();
    await noteDelivery(db, caseRecord, delivery === 'late' ? 'failed' : delivery, 'pending');
    if (delivery !== 'late') return;
    // The message may still arrive; then the case is corrected.
    const correct = async () => {
      if ((await delivered) === 'sent') await noteDelivery(db, caseRecord, 'sent', 'failed');
    };
    void correct().catch((error: unknown) =>
      ctx.log.warn(describeError(error), 'failed to record delivery of delayed direct message'),
    );
  };
}

async function deliver(
  { ctx, caseRecord, attempt }: MemberNotification,
  { describe, inboxes }: DeliveryDeps,
): Promise<Delivery> {
  try {
    const body = await describe(await ctx.settings.get(caseRecord.guildId), caseRecord);
    // DM channels are opened one at a time, so one that hangs would delay all others.
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const opening = inboxes.get(caseRecord.member.id, () => ctx.api.users.createDM(caseRecord.member.id, { signal }));
    const inbox = await ignoreErrorCodes(INBOX_CLOSED, opening);
    if (inbox === undefined) return 'closed';
    const sent = await ignoreErrorCodes(INBOX_CLOSED, attempt.send(inbox.id, body, isLike(body)));
    return sent === undefined ? 'closed' : 'sent';
  } catch (error) {
    ctx.log.warn(
      { guildId: caseRecord.guildId, case: caseRecord.number, ...describeError(error) },
      'failed to notify member',
    );
    return 'failed';
  }
}

/** Compares titles and texts only, because the platform adds fields to embeds. */
function isLike({ content = '', embeds = [] }: RESTPostAPIChannelMessageJSONBody) {
  const words = (message: { content?: string; embeds?: { title?: string; description?: string }[] }) =>
    [message.content ?? '', ...(message.embeds ?? []).flatMap(({ title, description }) => [title, description])].join(
      '\n',
    );
  const own = words({ content: content ?? '', embeds: embeds ?? [] });
  return (message: APIMessage) => words(message) === own;
}
