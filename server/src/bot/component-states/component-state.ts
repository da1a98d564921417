import * as z from 'zod/mini';

/** A kind of state that components keep beyond their custom ids, which have room for 100 characters. */
export interface ComponentState<State> {
  /** Distinguishes its rows from those of other kinds, such as `moderation.order`. */
  name: string;
  /** A row that does not match, written by another version, counts as expired. */
  schema: z.ZodMiniType<State>;
  /** How long a state is kept, in milliseconds. */
  lifetimeMs: number;
}

/** The id of a kept state, as an argument of a custom id. */
export const stateId = z.uuid();
