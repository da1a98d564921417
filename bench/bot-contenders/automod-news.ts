/** What the bot with all rules on tells the program that started it. */
export type AutomodNews =
  | { at: 'connected' }
  | { at: 'ready' }
  /** CPU time a message; once what can be let go is let go, memory the process has, and what of it is in use. */
  | { at: 'taken'; eventsPerSecond: number; cpuUs: number; memoryMb: number; heldMb: number };

export function tell(news: AutomodNews): void {
  process.send?.(news);
}
