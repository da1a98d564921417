import type { Greetings } from '@perigee/core/greetings/schema';
import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';
import { sql } from 'kysely';
import type { DirectMessages } from '../../bot/direct-messages/direct-messages.ts';
import type { Db } from '../../database/database.ts';

/** A part of the greetings that the platform may refuse. */
export type GreetingPart = 'join' | 'leave' | 'dm';

/** What was refused. */
export type GreetingProblem = 'greetingRefused' | 'inboxClosed';

/** The last refusal by the platform; cleared at the next success. */
export interface GreetingProblems {
  note(guildId: string, part: GreetingPart, problem: GreetingProblem): Promise<void>;
  clear(guildId: string, part: GreetingPart): Promise<void>;
  /** For the overview, only of parts that are switched on. */
  list(guildId: string, greetings: Greetings): Promise<OverviewProblem[]>;
}

export function createGreetingProblems(db: Db, directMessages: Pick<DirectMessages, 'isPaused'>): GreetingProblems {
  return {
    async note(guildId, name, code) {
      await db
        .insertInto('greeting_problems')
        .values({ guild_id: guildId, name, code })
        .onConflict((conflict) =>
          conflict.columns(['guild_id', 'name']).doUpdateSet({ code, at: sql<Date>`clock_timestamp()` }),
        )
        .execute();
    },

    async clear(guildId, name) {
      await db.deleteFrom('greeting_problems').where('guild_id', '=', guildId).where('name', '=', name).execute();
    },

    async list(guildId, greetings) {
      const [known, isDirectPaused] = await Promise.all([
        db.selectFrom('greeting_problems').select(['name', 'code']).where('guild_id', '=', guildId).execute(),
        directMessages.isPaused(),
      ]);
      const isPaused = isDirectPaused && greetings.dm.enabled;
      return [
        ...known.flatMap(({ name, code }) => problemOf(greetings, name, code)),
        ...(isPaused ? [{ ...COMMON, path: 'dm', code: 'directMessagesPaused' as const }] : []),
      ];
    },
  };
}

const COMMON = { section: 'greetings', tab: 'greetings', name: null, permission: null } as const;

const PARTS: readonly GreetingPart[] = ['join', 'leave', 'dm'];

function problemOf(greetings: Greetings, name: string, code: string): OverviewProblem[] {
  const path = PARTS.find((part) => part === name);
  if (path === undefined || !greetings[path].enabled) return [];
  return [{ ...COMMON, path, code: code === 'inboxClosed' ? 'inboxClosed' : 'greetingRefused' }];
}
