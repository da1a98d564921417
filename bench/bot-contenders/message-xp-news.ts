/** What the bot that gives experience for messages, or does not, tells the program that started it. */
export type MessageXpNews =
  | { at: 'connected' }
  | { at: 'ready' }
  /** CPU time a message in microseconds, statements that write a second, gains, and members who rose. */
  | { at: 'taken'; cpuUs: number; writes: number; gains: number; levels: number };

export function tell(news: MessageXpNews): void {
  process.send?.(news);
}
