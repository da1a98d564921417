import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { DEFER_AFTER_MS } from '../../src/bot/run-invocation.ts';
import { BOT_ID, type World } from './world.ts';

/** How long the bot may take to answer, even on a busy machine, in milliseconds. */
const ANSWER_WITHIN_MS = 60_000;

type ChatMessage = ReturnType<World['simulator']['world']['messages']>[number];

/** A guild's first channel, as a member sees it. */
export interface Chat {
  /** Sends a message as the member and returns the bot's answer. */
  ask(content: string): Promise<ChatMessage>;
  /** The same with a reply reference or files. */
  write(message: EditableMessage): Promise<ChatMessage>;
  /** Sends a message without waiting for an answer. Returns its id. */
  post(message: EditableMessage): Promise<string>;
  say(content: string): void;
  /** The bot's answer to a slash command; waits until the bot has registered its commands. */
  slash(name: string, options?: SlashOptions): Promise<SlashAnswer>;
  /** What the bot offers while the member types an option of a slash command, with the options given before it. */
  suggest(name: string, focused: string, options: Readonly<Record<string, string>>): Promise<SuggestedChoice[]>;
  /** Presses a button of a message, as the given person or else the member. */
  press(messageId: string, customId: string, personId?: string): Promise<void>;
  /** Chooses a value in a select of a message, as the given person or else the member. */
  choose(messageId: string, customId: string, value: string, personId?: string): Promise<void>;
  /** The bot's messages so far. */
  answers(): ChatMessage[];
}

type SlashOptions = Parameters<World['simulator']['world']['slash']>[3];
type SlashAnswer = Awaited<ReturnType<World['simulator']['world']['slash']>>;

const suggestedChoices = z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number()]) }));
type SuggestedChoice = z.infer<typeof suggestedChoices>[number];

const sentMessage = z.object({ id: z.string() });
const usedComponent = z.object({ interactionId: z.string() });

/** A busy bot defers its answer, which then comes within this time unless there is none, in milliseconds. */
const DEFERRED_WITHIN_MS = 20_000;

interface EditableMessage {
  content: string;
  replyTo?: string;
  files?: { name: string; type: string; data: Buffer }[];
}

interface ChatPlace {
  channelId: string;
  member: { id: string };
}

/** What people do in a channel, over the simulator's HTTP interface. */
function actingIn(url: string, channelId: string) {
  return async (personId: string, what: string, body: object) => {
    const response = await fetch(`${url}/sim/people/${personId}/channels/${channelId}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
    return response;
  };
}

export function openChat({ simulator }: { simulator: World['simulator'] }, { channelId, member }: ChatPlace): Chat {
  const { world, url } = simulator;
  const isFromBot = ({ authorId }: ChatMessage) => authorId === BOT_ID;
  const act = actingIn(url, channelId);
  const post = async ({ files = [], ...message }: EditableMessage): Promise<string> => {
    const sent = files.map((file) => ({ ...file, data: file.data.toString('base64') }));
    const body = await act(member.id, 'messages', { ...message, files: sent });
    return z.parse(sentMessage, await body.json()).id;
  };
  const useComponent = async (personId: string, messageId: string, body: object): Promise<void> => {
    const startedAt = performance.now();
    const reply = await act(personId, `messages/${messageId}/components`, body);
    const { interactionId } = z.parse(usedComponent, await reply.json());
    if (performance.now() - startedAt < DEFER_AFTER_MS - 100) return;
    const until = performance.now() + DEFERRED_WITHIN_MS;
    while (world.isPending(interactionId) && performance.now() < until) await sleep(20);
  };
  return {
    post,
    say: (content) => {
      world.say(member.id, channelId, content);
    },
    ask: (content) => {
      const requested = world.say(member.id, channelId, content);
      const isAnswer = (message: ChatMessage) => isFromBot(message) && message.referenceId === requested;
      return world.waitForMessage(channelId, isAnswer, ANSWER_WITHIN_MS);
    },
    slash: (name, options) =>
      vi.waitFor(() => world.slash(member.id, channelId, name, options), { timeout: ANSWER_WITHIN_MS }),
    async write(message) {
      const id = await post(message);
      return world.waitForMessage(channelId, (each) => isFromBot(each) && each.referenceId === id, ANSWER_WITHIN_MS);
    },
    async suggest(name, focused, options) {
      const response = await vi.waitFor(() => act(member.id, 'autocomplete', { name, focused, options }), {
        timeout: ANSWER_WITHIN_MS,
      });
      return z.parse(suggestedChoices, await response.json());
    },
    async press(messageId, customId, personId = member.id) {
      await useComponent(personId, messageId, { customId, componentType: 2 });
    },
    async choose(messageId, customId, value, personId = member.id) {
      await useComponent(personId, messageId, { customId, componentType: 3, values: [value] });
    },
    answers: () => world.messages(channelId).filter(isFromBot),
  };
}
