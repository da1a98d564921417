/** What a poll's button stands for: an answer by its position, or closing the poll. */
export type PollButton = { pollId: string; press: number | 'close' };

const BUTTON = /^poll:([\da-f-]{36}):(\d|close)$/;

export function buttonId({ pollId, press }: PollButton): string {
  return `poll:${pollId}:${press}`;
}

/** Null for buttons of other features. */
export function readButtonId(id: string): PollButton | null {
  const [, pollId, press] = BUTTON.exec(id) ?? [];
  if (pollId === undefined || press === undefined) return null;
  return { pollId, press: press === 'close' ? press : Number(press) };
}
