import { BOT_ID, type World } from './world.ts';

/** How long the bot has to answer, in milliseconds; people are promised a second. */
const ANSWER_WITHIN_MS = 1000;

type ChatMessage = ReturnType<World['simulator']['world']['messages']>[number];

/** A guild's first channel, as a member sees it. */
export interface Chat {
  /** The bot's answer to what a member writes. */
  ask(content: string): Promise<ChatMessage>;
  say(content: string): void;
  /** What the bot wrote so far. */
  answers(): ChatMessage[];
}

interface ChatPlace {
  channelId: string;
  member: { id: string };
}

export function openChat({ simulator }: { simulator: World['simulator'] }, { channelId, member }: ChatPlace): Chat {
  const { world } = simulator;
  const isFromBot = ({ authorId }: ChatMessage) => authorId === BOT_ID;
  return {
    say: (content) => {
      world.say(member.id, channelId, content);
    },
    ask: (content) => {
      const asked = world.say(member.id, channelId, content);
      const isAnswer = (message: ChatMessage) => isFromBot(message) && message.referenceId === asked;
      return world.waitForMessage(channelId, isAnswer, ANSWER_WITHIN_MS);
    },
    answers: () => world.messages(channelId).filter(isFromBot),
  };
}
