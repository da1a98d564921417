import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { Simulator } from '@perigee/simulator';
import { BOT_ID } from '../../server/test/support/world.ts';

/** Who gets no answer within this time goes on with something else, in milliseconds. */
const PATIENCE_MS = 4_000;

interface SentCommand {
  id: string;
  channelId: string;
  at: number;
  content: string;
}

/** A command that was written, with what it was answered so far. */
export interface AnsweredCommand {
  content: string;
  /** Each answer's text with its embeds. */
  answers: readonly string[];
}

type Reply = ReturnType<Simulator['world']['messages']>[number];

/** Members who write commands. */
export interface Typed {
  /** Writes one and waits a while for its answer; its id. */
  sendCommand: (personId: string, channelId: string, content: string) => Promise<string>;
  /** What became of the commands of these channels, by their ids. */
  read: (channelIds: readonly string[]) => ReadonlyMap<string, AnsweredCommand>;
  report: () => TypedReport;
}

export interface TypedReport {
  sent: number;
  never: number;
  twice: number;
  slowestMs: number;
}

export function createTyped({ world }: Simulator): Typed {
  const commands: SentCommand[] = [];
  // By their ids, kept here: a channel only holds its latest messages.
  const replies = new Map<string, Reply>();
  const collect = (channelIds: Iterable<string>) => {
    for (const message of [...new Set(channelIds)].flatMap((channelId) => world.messages(channelId)))
      if (message.authorId === BOT_ID && message.referenceId !== null) replies.set(message.id, message);
  };
  const answersIn = (channelIds: Iterable<string>) => {
    collect(channelIds);
    return Map.groupBy(replies.values(), ({ referenceId }) => referenceId ?? '');
  };

  return {
    async sendCommand(personId, channelId, content) {
      const at = Date.now();
      const id = world.say(personId, channelId, content);
      commands.push({ id, channelId, at, content });
      const isAnswer = (message: { authorId: string; referenceId: string | null }) =>
        message.authorId === BOT_ID && message.referenceId === id;
      await world.waitForMessage(channelId, isAnswer, PATIENCE_MS).catch(() => null);
      collect([channelId]);
      return id;
    },
    read(channelIds) {
      const own = new Set(channelIds);
      const answers = answersIn(own);
      const inChannels = commands.filter(({ channelId }) => own.has(channelId));
      return new Map(
        inChannels.map(({ id, content }) => {
          const texts = (answers.get(id) ?? []).map((answer) => `${answer.content} ${JSON.stringify(answer.embeds)}`);
          return [id, { content, answers: texts }];
        }),
      );
    },
    report() {
      const answers = answersIn(commands.map(({ channelId }) => channelId));
      const waits = commands.flatMap(({ id, at }) => {
        const [first] = answers.get(id) ?? [];
        return first === undefined ? [] : [createdAt(first.id).getTime() - at];
      });
      return {
        sent: commands.length,
        never: commands.length - waits.length,
        twice: commands.filter(({ id }) => (answers.get(id)?.length ?? 0) > 1).length,
        slowestMs: Math.max(0, ...waits),
      };
    },
  };
}
