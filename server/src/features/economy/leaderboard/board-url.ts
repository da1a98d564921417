import type { BoardPage } from './board-button.ts';

/** The page of the site with the same board. */
export function boardUrl(publicUrl: string, guildId: string, shown?: Omit<BoardPage, 'askerId'>): string {
  const address = `${publicUrl}/leaderboard/${guildId}`;
  if (shown === undefined) return address;
  const { sort, period, page } = shown;
  return `${address}?${new URLSearchParams({ page: String(page), sort, period }).toString()}`;
}
