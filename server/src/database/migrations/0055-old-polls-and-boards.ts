import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for finding closed polls and past boards by age; votes are deleted with their poll. */
export const oldPollsAndBoards: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index polls_closed on polls (closed_at) where closed_at is not null`.execute(db);
    await sql`
      delete from poll_votes v
      where not exists (select from polls p where p.guild_id = v.guild_id and p.id = v.poll_id)`.execute(db);
    await sql`
      alter table poll_votes add constraint poll_votes_poll
      foreign key (guild_id, poll_id) references polls (guild_id, id) on delete cascade`.execute(db);
    await sql`create index boards_over on boards (ends_at)`.execute(db);
  },
};
