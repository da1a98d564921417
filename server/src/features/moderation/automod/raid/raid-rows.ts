import * as z from 'zod/mini';
import type { Db } from '../../../../database/database.ts';

const measuresSchema = z.object({ isLogOnly: z.boolean(), pauseInvites: z.boolean(), raiseVerification: z.boolean() });
/** Countermeasures of a raid. */
export type Measures = z.infer<typeof measuresSchema>;

const beforeSchema = z.object({ verificationLevel: z.number(), invitesDisabledUntil: z.nullable(z.string()) });
/** The guild's settings before the raid. */
export type Before = z.infer<typeof beforeSchema>;

export interface Raid {
  guildId: string;
  id: string;
  begunAt: Date;
  endsAt: Date;
  measures: Measures;
  before: Before | null;
  joined: number;
  kicked: number;
  undoneBy: string | null;
  endedAt: Date | null;
}

const rowsOf = (db: Db) => db.selectFrom('automod_raids').selectAll();
type RaidRows = ReturnType<typeof rowsOf>;

/** Reads the raids that `narrow` selects. */
export async function readRaids(db: Db, narrow: (rows: RaidRows) => RaidRows): Promise<Raid[]> {
  const rows = await narrow(rowsOf(db)).execute();
  return rows.map((row) => ({
    guildId: row.guild_id,
    id: row.id,
    begunAt: row.begun_at,
    endsAt: row.ends_at,
    measures: z.parse(measuresSchema, row.measures),
    before: row.before === null ? null : z.parse(beforeSchema, row.before),
    joined: row.joined,
    kicked: row.kicked,
    undoneBy: row.undone_by,
    endedAt: row.ended_at,
  }));
}
