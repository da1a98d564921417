import { setTimeout as sleep } from 'node:timers/promises';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { Simulator } from '@perigee/simulator';
import { BOT_ID } from '../../server/test/support/world.ts';

/** Commands members write per second. */
const RATE = 15;

/** Timeout for the last answers, in milliseconds: longer than a takeover. */
const ANSWERED_MS = 60_000;

export interface Answers {
  sent: number;
  once: number;
  never: number;
  twice: number;
  /** The longest wait for an answer, in milliseconds. */
  slowestMs: number;
}

interface QuestionedGuilds {
  guilds: readonly { id: string; channelIds: readonly string[] }[];
  askerId: string;
}

/** Has members write commands in all guilds while something happens; returns how they were answered. */
export async function questionDuring(
  { world }: Simulator,
  { guilds, askerId }: QuestionedGuilds,
  scenario: () => Promise<void>,
): Promise<Answers> {
  const sentAt = new Map<string, number>();
  const channels = new Set<string>();
  const over = new AbortController();
  const sending = (async () => {
    for (let index = 0; !over.signal.aborted; index += 1) {
      const channelId = guilds[index % guilds.length]?.channelIds[0] ?? '';
      channels.add(channelId);
      sentAt.set(world.say(askerId, channelId, '!ping'), Date.now());
      await sleep(1_000 / RATE);
    }
  })();
  await scenario();
  over.abort();
  await sending;

  const answers = () =>
    [...channels]
      .flatMap((channelId) => world.messages(channelId))
      .filter(({ authorId, referenceId }) => authorId === BOT_ID && sentAt.has(referenceId ?? ''));
  const until = Date.now() + ANSWERED_MS;
  while (new Set(answers().map(({ referenceId }) => referenceId)).size < sentAt.size && Date.now() < until)
    await sleep(200);
  // A second answer would come right after the first.
  await sleep(2_000);
  const times = Map.groupBy(answers(), ({ referenceId }) => referenceId ?? '');
  const waits = [...times].map(([id, [first]]) => createdAt(first?.id ?? id).getTime() - (sentAt.get(id) ?? 0));
  const twice = [...times.values()].filter(({ length }) => length > 1).length;
  return {
    sent: sentAt.size,
    once: times.size - twice,
    never: sentAt.size - times.size,
    twice,
    slowestMs: Math.max(0, ...waits),
  };
}
