import { CHANNEL_GREETINGS } from '@perigee/core/greetings/schema';
import * as z from 'zod/mini';
import { defineActKind } from '../../acts/act-kind.ts';
import { visitorSchema } from './visits/visitor.ts';

const visit = { visitor: visitorSchema, at: z.number() };

/** Somebody came, or went, at that moment, and a channel is to be told. */
export const greetingDue = defineActKind('greetings.post', z.object({ ...visit, name: z.enum(CHANNEL_GREETINGS) }));

/** A minute in which more came, or went, than are told of one by one is over. */
export const greetingOthersDue = defineActKind(
  'greetings.count-others',
  z.object({ name: z.enum(CHANNEL_GREETINGS), begunAt: z.number() }),
);

/** Somebody came, and is to be written to. */
export const directDue = defineActKind('greetings.write-to', z.object(visit));

/** Members wait for their roles on join. */
export const rolesDue = defineActKind('greetings.give-roles', z.object({}));

/** The greetings were saved, and may tell now since when members are there. */
export const membersDue = defineActKind('greetings.note-members', z.object({}));
