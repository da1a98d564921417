import { type Stats, type StatsMinute, statsEndpoints } from '@perigee/core/stats/endpoints';
import { type Fetch, send } from '../../lib/api/send.ts';

/** What the statistics page shows. */
export interface Numbers {
  stats: Stats;
  history: StatsMinute[];
}

/** Reads the numbers of the moment and those of the last hour. Throws where either does not arrive. */
export async function readNumbers(apiUrl: string, fetchResponse: Fetch): Promise<Numbers> {
  const [stats, history] = await Promise.all([
    send(apiUrl, statsEndpoints.read, {}, fetchResponse),
    send(apiUrl, statsEndpoints.history, {}, fetchResponse),
  ]);
  return { stats, history };
}
