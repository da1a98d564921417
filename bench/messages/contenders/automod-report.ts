/** Messages from the process of the bot with all rules on to the bench that started it. */
export type AutomodReport =
  | { at: 'connected' }
  | { at: 'ready' }
  /** CPU time per message; after garbage collection, the process's memory and the part in use. */
  | { at: 'taken'; eventsPerSecond: number; cpuUs: number; memoryMb: number; heapMb: number };

export function report(message: AutomodReport): void {
  process.send?.(message);
}
