/** Messages of open rounds, so that other deleted messages need no lookup. Rebuilt at each start. */
export interface LiveMessages {
  add(messageId: string, roundId: string): void;
  remove(messageId: string): void;
  /** The round a message shows; undefined for any other message. */
  roundOf(messageId: string): string | undefined;
}

export function createLiveMessages(): LiveMessages {
  const rounds = new Map<string, string>();
  return {
    add: (messageId, roundId) => void rounds.set(messageId, roundId),
    remove: (messageId) => void rounds.delete(messageId),
    roundOf: (messageId) => rounds.get(messageId),
  };
}
