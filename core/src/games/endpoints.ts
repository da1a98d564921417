import * as z from 'zod/mini';
import { endpoint } from '../base/http/endpoint.ts';
import { guildParams } from '../base/ids/snowflake.ts';
import { uuid } from '../base/ids/uuid.ts';
import { issueCode } from '../base/issues/issue-codes.ts';
import { ROUND_GAMES } from './names.ts';
import { ownGamesSchema } from './own-games.ts';
import { publicProof } from './public-round.ts';

const cursor = z.string().check(z.regex(/^\d{1,18}$/, { error: issueCode('invalidId') }));

export const gamesEndpoints = {
  // An open round is refused: its seed would reveal what comes next.
  round: endpoint({
    method: 'GET',
    url: '/public/rounds/:id',
    access: 'public',
    summary: 'All that a round of a game, or a draw of the jackpot, follows from; once it is over',
    errors: ['conflict'],
    channels: { taken: null, given: null },
    schema: { params: z.strictObject({ id: uuid }), response: { 200: publicProof } },
  }),
  // No membership check: members who left may still see what they played, and the rows are always the caller's own.
  own: endpoint({
    method: 'GET',
    url: '/private/games/:guildId',
    access: 'signedIn',
    summary: 'Your own rounds on a server from the newest on, what came of each game, and your pause',
    schema: {
      params: guildParams,
      querystring: z.strictObject({ game: z.optional(z.enum(ROUND_GAMES)), before: z.optional(cursor) }),
      response: { 200: ownGamesSchema },
    },
  }),
};
