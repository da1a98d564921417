import type { Game } from '@perigee/core/games/game';

/** What may be shown of a round of a game. */
export type ViewOf<One> = One extends Game<infer View> ? View : never;
