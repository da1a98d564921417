/** Messages from the bot's process to the bench that started it, with or without XP for messages. */
export type MessageXpReport =
  | { at: 'connected' }
  | { at: 'ready' }
  /** CPU time per message in microseconds, write statements per second, gains, and members who reached a level. */
  | { at: 'taken'; cpuUs: number; writes: number; gains: number; levels: number };

export function report(message: MessageXpReport): void {
  process.send?.(message);
}
