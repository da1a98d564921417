import { CHANNEL_GREETINGS } from '@perigee/core/greetings/schema';
import * as z from 'zod/mini';
import { defineActKind } from '../../acts/act-kind.ts';
import { visitorSchema } from './visitor.ts';

const visit = { visitor: visitorSchema, at: z.number() };

/** A member joined or left at that moment, and a channel has to be told. */
export const greetingDue = defineActKind('greetings.post', z.object({ ...visit, name: z.enum(CHANNEL_GREETINGS) }));

/** A minute is over in which more members joined or left than were announced one by one. */
export const greetingSummaryDue = defineActKind(
  'greetings.count-others',
  z.object({ name: z.enum(CHANNEL_GREETINGS), begunAt: z.number() }),
);

/** A new member has to be sent a direct message. */
export const directDue = defineActKind('greetings.write-to', z.object(visit));

/** Members wait for their join roles. */
export const rolesDue = defineActKind('greetings.give-roles', z.object({}));

/** The greetings were saved, and may now show how long members have been there. */
export const membersDue = defineActKind('greetings.note-members', z.object({}));
