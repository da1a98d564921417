import { expect, type Page } from '@playwright/test';
import type { PictureName } from '../../web/app/site/release-notes/picture-names.ts';
import { type Chat, openChat } from './chat.ts';
import type { Stage } from './stage.ts';

/** The commands in the chat pictures, in the guild's language. */
const COMMANDS = {
  en: { crash: 'crash', duel: 'duel', minefield: 'minefield', jackpot: 'jackpot', shop: 'shop', jobs: 'jobs' },
  ru: { crash: 'краш', duel: 'дуэль', minefield: 'мины', jackpot: 'джекпот', shop: 'магазин', jobs: 'профессии' },
} as const;

type TakePicture = (name: PictureName) => Promise<void>;

/** Plays, buys and works in the chat, and takes a picture of each. */
export async function takeChatPictures(stage: Stage, takePicture: TakePicture): Promise<void> {
  const chat = await openChat(stage);
  const words = COMMANDS[stage.locale];
  const write = (name: keyof typeof words, rest = '') => chat.write(`!${words[name]} ${rest}`.trim());

  const giveaway = await chat.latest();
  for (const person of [chat.owner, chat.other]) await chat.press(giveaway, 'enter', person);
  await takePicture('giveaways');
  for (const person of [chat.owner, chat.other]) await chat.write(`!money add ${person} 5000`);
  await playPastFirstStep(chat, () => write('crash', '100'), ':continue');
  await takePicture('crash');
  await duel(chat, words.duel);
  await dismissAll(stage.page);
  await takePicture('duel');
  await playPastFirstStep(chat, () => write('minefield', '100'), ':ahead');
  await takePicture('minefield');
  await write('jackpot', '1 4 9 2 7 0 3');
  await write('jackpot');
  await takePicture('jackpot');
  await write('shop');
  await takePicture('shop');
  await write('jobs');
  await takePicture('jobs');
}

/** Number of attempts: one round in 4 ends with its first step. */
const TRIES = 12;

/** Retries until a round continues after its first step, since a finished one makes no picture. */
async function playPastFirstStep(chat: Chat, start: () => Promise<{ id: string }>, move: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { id } = await start();
    await chat.press(id, move);
    if (await chat.hasButton(id, move)) return;
  }
  throw new Error(`${move} failed ${TRIES} times`);
}

/** Both go without equipment, and the one whose turn it is shoots. */
async function duel(chat: Chat, word: string): Promise<void> {
  const { id } = await chat.write(`!${word} 100 <@${chat.other}>`);
  await chat.press(id, 'accept', chat.other);
  for (const person of [chat.owner, chat.other]) await chat.press(id, ':bare', person);
  // The press out of turn gets a private answer, shown only to the other person, whose chat is not in the picture.
  for (const person of [chat.other, chat.owner]) await chat.press(id, ':shoot', person);
}

/** Dismisses ephemeral messages, which are only visible to her. */
async function dismissAll(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: /^(Dismiss|Скрыть)$/ });
  await expect(async () => {
    await dismiss.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    expect(await dismiss.count()).toBe(0);
  }).toPass();
}

/** In pixels. */
const HEADING_ABOVE = 260;

/** Takes pictures of the dashboard's pages. */
export async function takeSitePictures({ page, guildId }: Stage, takePicture: TakePicture): Promise<void> {
  const pages: readonly (readonly [PictureName, string])[] = [
    ['coupons', `/guilds/${guildId}/coupons`],
    ['greetings', `/guilds/${guildId}/greetings`],
    ['moderation', `/guilds/${guildId}/cases`],
    ['automoderation', `/guilds/${guildId}/moderation#automod`],
    ['logs', `/guilds/${guildId}/logs`],
    ['commands', '/commands'],
    ['overview', `/guilds/${guildId}`],
  ];
  for (const [name, path] of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A link's target is scrolled to the middle; scroll up so that its heading is visible as well.
    if (path.includes('#')) await page.evaluate((up) => window.scrollBy(0, -up), HEADING_ABOVE);
    await takePicture(name);
  }
}
