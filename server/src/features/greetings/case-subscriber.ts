import { caseHappened } from '@perigee/core/moderation/cases/events';
import { defineSubscriber, type Subscriber } from '../../events/define-subscriber.ts';
import { createCaseStore } from '../moderation/index.ts';
import type { RemovalType } from './tables.ts';
import { noteRemoval } from './visits/visit-store.ts';

const REMOVALS: ReadonlyMap<string, RemovalType> = new Map([
  ['moderationKick', 'kicked'],
  ['moderationBan', 'banned'],
]);

/** A case tells who kicked or banned a member, also when it was done by hand. */
export const caseSubscriber: Subscriber = defineSubscriber(caseHappened, {
  async inTransaction(tx, { guildId, number, event }) {
    const type = REMOVALS.get(event);
    if (type === undefined) return;
    const found = await createCaseStore(tx).find({ guildId, number });
    if (found === null) return;
    const { member, moderator, reason } = found;
    await noteRemoval(tx, guildId, member.id, { type, by: moderator?.id ?? null, reason });
  },
});
