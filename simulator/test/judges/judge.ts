import type { EventEmitter } from 'node:events';
import type { Simulator } from '../../src/main.ts';

/** The actions a bot built on a third-party library performs in the tests, the same for each. */
export interface JudgeActions {
  send: (channelId: string, content: string) => Promise<string>;
  /**
   * Registers `/panel`, which is answered with a button; the button opens a modal with one field, and its submission is
   * answered with "You said …".
   */
  offerPanel: () => Promise<void>;
  ban: (guildId: string, userId: string, reason: string) => Promise<void>;
  /** Times the member out until then, in milliseconds since the epoch. */
  timeOut: (guildId: string, userId: string, until: number) => Promise<void>;
  /** Opens a thread on the message, writes in it, and returns its id. */
  openThread: (channelId: string, messageId: string, name: string) => Promise<string>;
  /** Creates a webhook and posts through it under another name. */
  speakByWebhook: (channelId: string, name: string, content: string) => Promise<void>;
}

/** What a library reports about its session. */
export interface JudgeLog {
  /** Messages written by people, as the library reported them. */
  received: string[];
  /** How often the library resumed its session, and how often it started one. */
  resumes: () => number;
  starts: () => number;
}

export interface Judge extends JudgeActions, JudgeLog {
  /** The bot's id, as the library read it. */
  botId: string;
  /** How many guilds the library knows of. */
  guildCount: () => number;
  close: () => Promise<void>;
}

export type ConnectJudge = (simulator: Simulator, token: string) => Promise<Judge>;

/** Records what a library reports; `listeners` handle three events that have a different name in each library. */
export function createJudgeLog() {
  const counts = { resumes: 0, starts: 0 };
  const received: string[] = [];
  const log: JudgeLog = { received, resumes: () => counts.resumes, starts: () => counts.starts };
  const listeners = {
    ready: () => void (counts.starts += 1),
    resume: () => void (counts.resumes += 1),
    message: ({ author, content }: { author: { bot: boolean }; content: string }) =>
      void (author.bot || received.push(content)),
  };
  return { log, listeners };
}

/** The common interface of Eris and Oceanic, which was forked from it. */
interface ErisLike extends EventEmitter {
  connect: () => Promise<void>;
  user: { id: string };
  guilds: { size: number };
}

/** Connects a client, and waits until it is ready. */
export async function connectErisLike(client: ErisLike): Promise<JudgeLog & Pick<Judge, 'botId' | 'guildCount'>> {
  const { log, listeners } = createJudgeLog();
  client.on('error', () => {});
  client.on('shardReady', listeners.ready);
  client.on('shardResume', listeners.resume);
  client.on('messageCreate', listeners.message);
  const ready = new Promise<void>((resolve) => client.once('ready', resolve));
  await client.connect();
  await ready;
  return { botId: client.user.id, guildCount: () => client.guilds.size, ...log };
}

export const PANEL = { name: 'panel', description: 'Opens the panel' };
export const BUTTON = { id: 'open', label: 'Open' };
export const MODAL = { id: 'form', title: 'Form', fieldId: 'answer', label: 'Answer' };

/** The text posted in a new thread. */
export const THREAD_GREETING = 'In here';

/** The answer to the modal's submission. */
export function answerTo(text: string): string {
  return `You said ${text}`;
}
