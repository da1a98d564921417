import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import { PICTURED_GUILD, type Stage } from './stage.ts';

const message = z.object({
  id: z.string(),
  author: z.object({ bot: z.optional(z.boolean()) }),
  components: z.optional(z.array(z.unknown())),
});
type Message = z.infer<typeof message>;

/** The simulator's chat, in which games, shop and payments are shown. */
export interface Chat {
  /** Writes as that person, by default the owner, and waits for the bot's answer. */
  write(line: string, personId?: string): Promise<Message>;
  /** Presses the message's button whose id has this ending, as that person. */
  press(messageId: string, ending: string, personId?: string): Promise<void>;
  /** The bot's latest message. */
  latest(): Promise<string>;
  hasButton(messageId: string, ending: string): Promise<boolean>;
  owner: string;
  other: string;
}

const found = z.array(z.object({ user: z.object({ id: z.string() }) }));
const guild = z.object({ channels: z.array(z.object({ id: z.string(), type: z.number() })) });

/** Opens the chat as the owner, with a second player. */
export async function openChat(stage: Stage): Promise<Chat> {
  const { page, product, locale } = stage;
  const [owner, other] = [await find(stage, 'alice.orbit'), await find(stage, 'mia')];
  const people = `${product.simulatorUrl}/sim/people`;
  const details = z.parse(guild, await (await page.request.get(`${people}/${owner}/guilds/${stage.guildId}`)).json());
  const channel = details.channels.find(({ type }) => type === 0)?.id ?? '';
  const messages = (personId: string) => `${people}/${personId}/channels/${channel}/messages`;
  const read = async () => z.parse(z.array(message), await (await page.request.get(messages(owner))).json());
  const buttonsOf = async (messageId: string) => {
    const pressed = (await read()).find(({ id }) => id === messageId);
    const ids = [...JSON.stringify(pressed?.components ?? []).matchAll(/"custom_id":"([^"]+)"/g)];
    return ids.map(([, id = '']) => id);
  };

  await page.goto(`${product.simulatorUrl}/?lang=${locale}`);
  await page.locator('#person').selectOption(owner);
  await page.getByRole('button', { name: PICTURED_GUILD }).first().click();
  const chat: Chat = {
    owner,
    other,
    async write(line, personId = owner) {
      const sent = await page.request.post(messages(personId), { data: { content: line } });
      const { id } = z.parse(message, await sent.json());
      const isAnswer = (each: Message) => each.author.bot === true && BigInt(each.id) > BigInt(id);
      await expect.poll(async () => (await read()).some(isAnswer)).toBe(true);
      const answer = (await read()).find(isAnswer);
      if (answer === undefined) throw new Error(`The bot did not answer ${line}`);
      return answer;
    },
    async press(messageId, ending, personId = owner) {
      const ids = await buttonsOf(messageId);
      const customId = ids.find(isCalled(ending));
      const reply = await page.request.post(`${messages(personId)}/${messageId}/components`, {
        data: { customId, componentType: 2 },
      });
      if (!reply.ok()) throw new Error(`No button ${ending} in ${ids.join(' ')}`);
    },
    latest: async () => (await read()).findLast(({ author }) => author.bot === true)?.id ?? '',
    hasButton: async (messageId, ending) => (await buttonsOf(messageId)).some(isCalled(ending)),
  };
  return chat;
}

/** Whether a button's id has this ending or contains that action. */
const isCalled = (ending: string) => (id: string) => id.endsWith(ending) || id.includes(`:${ending}:`);

async function find({ page, guildId, product }: Stage, name: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request.get(`${product.url}/api/private/leaderboard/${guildId}/search?text=${name}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [first] = z.parse(found, await reply.json());
  if (first === undefined) throw new Error(`No person is named ${name}`);
  return first.user.id;
}
