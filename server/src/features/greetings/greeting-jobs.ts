import { CHANNEL_GREETINGS } from '@perigee/core/greetings/schema';
import * as z from 'zod/mini';
import { defineJobKind } from '../../jobs/job-kind.ts';
import { visitorSchema } from './visitor.ts';

const visit = { visitor: visitorSchema, at: z.number() };

/** A member joined or left at that moment, and a channel has to be told. */
export const postGreetingJob = defineJobKind('greetings.post', z.object({ ...visit, name: z.enum(CHANNEL_GREETINGS) }));

/** A minute is over in which more members joined or left than were announced one by one. */
export const summariseGreetingsJob = defineJobKind(
  'greetings.count-others',
  z.object({ name: z.enum(CHANNEL_GREETINGS), begunAt: z.number() }),
);

/** A new member has to be sent a direct message. */
export const writeDirectlyJob = defineJobKind('greetings.write-to', z.object(visit));

/** Members wait for their join roles. */
export const giveJoinRolesJob = defineJobKind('greetings.give-roles', z.object({}));

/** The greetings were saved, and may now show how long members have been there. */
export const noteMembersJob = defineJobKind('greetings.note-members', z.object({}));
