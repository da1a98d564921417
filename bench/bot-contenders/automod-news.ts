/** What the bot with all rules on tells the program that started it. */
export type AutomodNews =
  | { at: 'connected' }
  | { at: 'ready' }
  /** CPU time a message, and memory in use once what can be let go is let go. */
  | { at: 'taken'; eventsPerSecond: number; cpuUs: number; memoryMb: number };

export function tell(news: AutomodNews): void {
  process.send?.(news);
}
