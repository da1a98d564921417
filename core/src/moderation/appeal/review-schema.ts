import * as z from 'zod/mini';
import { snowflake } from '../../base/ids/snowflake.ts';
import { questionsSchema, reviewPerson } from './schema.ts';
import { APPEAL_STATES } from './status.ts';
import { VERDICT_REFUSALS } from './verdict.ts';

/** Progress of an action Perigee takes on the platform; `failing` is still being retried. */
export const EFFECT_STATES = ['none', 'pending', 'done', 'failing', 'refused'] as const;
export type EffectState = (typeof EFFECT_STATES)[number];

/** What can happen to an appeal, as listed in its history. */
export const APPEAL_EVENTS = [
  'submitted',
  'held',
  'released',
  'approved',
  'declined',
  'lifted',
  'announced',
  'notAnnounced',
  'banOver',
  'retried',
] as const;
export type AppealEventKind = (typeof APPEAL_EVENTS)[number];

/** An appeal in the reviewers' list. */
export const appealSummary = z.object({
  id: z.string(),
  user: z.object({
    id: snowflake,
    username: z.string(),
    global_name: z.nullable(z.string()),
    avatar: z.nullable(z.string()),
  }),
  state: z.enum(APPEAL_STATES),
  /** ISO 8601, like every moment here. */
  submittedAt: z.string(),
  isBanOver: z.boolean(),
  heldBy: z.nullable(reviewPerson),
  lift: z.enum(EFFECT_STATES),
  announcement: z.enum(EFFECT_STATES),
  post: z.enum(EFFECT_STATES),
});
export type AppealSummary = z.infer<typeof appealSummary>;

/** Everything about one appeal. */
export const appealDetail = z.extend(appealSummary, {
  questions: questionsSchema,
  answers: z.array(z.string()),
  /** Null where unknown. */
  ban: z.object({ reason: z.nullable(z.string()), at: z.nullable(z.string()), by: z.nullable(reviewPerson) }),
  /** The platform's own text for a failing action. */
  liftProblem: z.nullable(z.string()),
  postProblem: z.nullable(z.string()),
  events: z.array(
    z.object({
      kind: z.enum(APPEAL_EVENTS),
      at: z.string(),
      by: z.nullable(reviewPerson),
      reason: z.nullable(z.string()),
    }),
  ),
  /** Why the requesting person may not decide; null where they may. */
  refusal: z.nullable(z.enum(VERDICT_REFUSALS)),
});
export type AppealDetail = z.infer<typeof appealDetail>;
