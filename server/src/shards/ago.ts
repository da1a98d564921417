import { type RawBuilder, sql } from 'kysely';

/** A time in the past by the database's clock, which all processes share. */
export const ago = (ms: number): RawBuilder<Date> => sql`clock_timestamp() - ${`${ms} milliseconds`}::interval`;
