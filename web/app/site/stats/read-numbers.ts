import { type Stats, type StatsMinute, statsEndpoints } from '@perigee/core/community/stats/endpoints';
import { type Fetch, send } from '../../lib/api/send.ts';

/** The data of the statistics page. */
export interface Numbers {
  stats: Stats;
  history: StatsMinute[];
}

/** Reads the current numbers and those of the last hour. Throws when either request fails. */
export async function readNumbers(apiUrl: string, fetchResponse: Fetch): Promise<Numbers> {
  const [stats, history] = await Promise.all([
    send(apiUrl, statsEndpoints.read, {}, fetchResponse),
    send(apiUrl, statsEndpoints.history, {}, fetchResponse),
  ]);
  return { stats, history };
}
