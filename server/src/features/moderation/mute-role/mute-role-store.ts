import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { enqueueJob } from '../../../jobs/jobs.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { setUpMuteRoleJob } from './mute-role-jobs.ts';

interface NewSetup {
  guildId: string;
  startedBy: string;
  /** The chosen role, or the name for a new one. */
  role: { id: string } | { name: string };
}

/** The latest setup of a guild's mute role. */
export interface MuteSetup {
  id: string;
  state: 'running' | 'done' | 'failed';
  roleId: string | null;
  roleName: string | null;
  isSaved: boolean;
  begunAt: Date | null;
  total: number;
  problem: string | null;
  startedBy: string;
  startedAt: Date;
}

export interface MuteRoleStore {
  /** Starts a setup and schedules the job for it. False if one is already running. */
  begin(setup: NewSetup): Promise<boolean>;
  find(guildId: string): Promise<MuteSetup | null>;
  change(guildId: string, changes: Partial<Pick<MuteSetup, 'roleId' | 'isSaved' | 'begunAt' | 'total'>>): Promise<void>;
  end(db: Db | DbTransaction, guildId: string, end: { id: string; problem: string | null }): Promise<void>;
  /** Records why the last attempt failed. */
  noteProblem(guildId: string, problem: string): Promise<void>;
}

/** Setups of mute roles in the database. */
export function createMuteRoleStore(db: Db): MuteRoleStore {
  const setupOf = (tx: Db | DbTransaction, guildId: string) =>
    tx.updateTable('mute_setups').where('guild_id', '=', guildId);

  return {
    begin: (setup) => db.transaction().execute((tx) => begin(tx, setup)),

    async find(guildId) {
      const row = await db.selectFrom('mute_setups').selectAll().where('guild_id', '=', guildId).executeTakeFirst();
      if (row === undefined) return null;
      const { id, state, total, problem } = row;
      return {
        id,
        state,
        total,
        problem,
        roleId: row.role_id,
        roleName: row.role_name,
        isSaved: row.is_saved,
        begunAt: row.begun_at,
        startedBy: row.started_by,
        startedAt: row.started_at,
      };
    },

    async change(guildId, { roleId, isSaved, begunAt, total }) {
      const changes = {
        ...(roleId !== undefined && { role_id: roleId }),
        ...(isSaved !== undefined && { is_saved: isSaved }),
        ...(begunAt !== undefined && { begun_at: begunAt }),
        ...(total !== undefined && { total }),
      };
      await setupOf(db, guildId).set(changes).execute();
    },

    async end(tx, guildId, { id, problem }) {
      const state = problem === null ? 'done' : 'failed';
      await setupOf(tx, guildId).where('id', '=', id).set({ state, problem }).execute();
    },

    async noteProblem(guildId, problem) {
      await setupOf(db, guildId).set({ problem }).execute();
    },
  };
}

async function begin(tx: DbTransaction, { guildId, startedBy, role }: NewSetup): Promise<boolean> {
  const id = randomUUID();
  const isChosen = 'id' in role;
  const setup = {
    id,
    state: 'running' as const,
    role_id: isChosen ? role.id : null,
    role_name: isChosen ? null : role.name,
    is_saved: isChosen,
    begun_at: null,
    total: 0,
    problem: null,
    started_by: startedBy,
    started_at: sql<Date>`clock_timestamp()`,
  };
  const started = await tx
    .insertInto('mute_setups')
    .values({ guild_id: guildId, ...setup })
    .onConflict((conflict) =>
      conflict.column('guild_id').doUpdateSet(setup).where('mute_setups.state', '<>', 'running'),
    )
    .returning('id')
    .execute();
  if (started.length === 0) return false;
  await tx.deleteFrom('mute_channels').where('guild_id', '=', guildId).execute();
  await enqueueJob(tx, setUpMuteRoleJob, { guildId, key: id, payload: { id } });
  return true;
}
