import { setTimeout as sleep } from 'node:timers/promises';
import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import { generalEndpoints } from '@perigee/core/community/general/endpoints';
import { resetProgressSchema } from '@perigee/core/economy/balances/schema';
import type { Simulator } from '@perigee/simulator';
import * as z from 'zod/mini';
import { createApiClient } from '../../server/test/support/api-client.ts';
import { BOT_ID } from '../../server/test/support/world.ts';
import { isPaid } from './audit-payments.ts';
import { PLENTY, RARE } from './items.ts';
import type { RestartedProcesses } from './restarted-processes.ts';

/** So rich that no payment of the run needs a confirmation. */
const RICHES = 1_000_000_000;
/** Without an answer within this time, in milliseconds, a client assumes that the bot died and goes on. */
const PATIENCE_MS = 4_000;
const BETWEEN_RESETS_MS = 5_000;

/** The guild's name, which confirms a reset. */
export const MARKET_NAME = 'Market';

export interface Market {
  simulator: Simulator;
  processes: RestartedProcesses;
  guildId: string;
  members: readonly string[];
  /** The token of somebody who may edit balances. */
  token: string;
  isOver(): boolean;
}

/** What clients did, for the audit. */
export interface ClientCounts {
  sent: number;
  answered: number;
  edits: number;
  resets: number;
  /** Amounts of payments confirmed to the payer. Each amount is used only once. */
  paid: Set<number>;
  /** How often a member was told that work was paid. */
  worked: number;
}

export function emptyCounts(): ClientCounts {
  return { sent: 0, answered: 0, edits: 0, resets: 0, paid: new Set(), worked: 0 };
}

let lastAmount = 0;

/** One client: sends commands as the members in its own channel, and occasionally edits balances. */
export async function runClient(market: Market, channelId: string, deeds: ClientCounts): Promise<void> {
  const { members } = market;
  const anyone = () => members[Math.floor(Math.random() * members.length)] ?? '';
  while (!market.isOver()) {
    const dice = Math.random();
    if (dice < 0.35) await pay(market, { channelId, from: anyone(), to: anyone() }, deeds);
    else if (dice < 0.6) await work(market, channelId, anyone(), deeds);
    else if (dice < 0.95) await sendQuestion(market, { channelId, personId: anyone(), content: anyDeal() }, deeds);
    else await edit(market, anyone(), deeds);
  }
}

/** Buys the plentiful or the scarce item, sells, or shows the balance. */
function anyDeal(): string {
  const deals = [
    `!buy ${PLENTY.name} 2`,
    `!buy ${PLENTY.name}`,
    `!buy ${RARE.name}`,
    `!sell ${PLENTY.name}`,
    '!balance',
  ];
  return deals[Math.floor(Math.random() * deals.length)] ?? '';
}

interface Question {
  channelId: string;
  personId: string;
  content: string;
}

/** The bot's answer; undefined if it died before answering. */
async function sendQuestion(
  { simulator }: Market,
  question: Question,
  deeds: ClientCounts,
): Promise<string | undefined> {
  const { world } = simulator;
  deeds.sent += 1;
  const messageId = world.say(question.personId, question.channelId, question.content);
  const isAnswer = (message: { authorId: string; referenceId: string | null }) =>
    message.authorId === BOT_ID && message.referenceId === messageId;
  try {
    const { content, embeds } = await world.waitForMessage(question.channelId, isAnswer, PATIENCE_MS);
    deeds.answered += 1;
    return `${content} ${JSON.stringify(embeds)}`;
  } catch {
    return undefined;
  }
}

async function pay(
  market: Market,
  { channelId, from, to }: { channelId: string; from: string; to: string },
  deeds: ClientCounts,
): Promise<void> {
  if (from === to) return;
  lastAmount += 1;
  const amount = lastAmount;
  const answer = await sendQuestion(market, { channelId, personId: from, content: `!pay <@${to}> ${amount}` }, deeds);
  if (answer !== undefined && isPaid(answer)) deeds.paid.add(amount);
}

async function work(market: Market, channelId: string, personId: string, deeds: ClientCounts): Promise<void> {
  const answer = await sendQuestion(market, { channelId, personId, content: '!work' }, deeds);
  if (answer?.includes('footer') === true) deeds.worked += 1;
}

async function edit({ processes, guildId, token }: Market, userId: string, deeds: ClientCounts): Promise<void> {
  const { status } = await call(processes, (api) =>
    api.call(token, balancesEndpoints.update, {
      params: { guildId, userId },
      body: { balance: RICHES, resetXP: false },
    }),
  );
  if (status === 200) deeds.edits += 1;
}

/** Repeatedly resets all balances and undoes it. */
export async function resetAgainAndAgain(market: Market, deeds: ClientCounts): Promise<void> {
  const { processes, guildId, token, isOver } = market;
  const body = { name: MARKET_NAME, scopes: ['balance'] };
  while (!isOver()) {
    await sleep(BETWEEN_RESETS_MS);
    const { status } = await call(processes, (api) =>
      api.call(token, generalEndpoints.reset, { params: { guildId }, body }),
    );
    if (status !== 200) continue;
    deeds.resets += 1;
    const resetId = await resetIsOver(market);
    await call(processes, (api) => api.call(token, balancesEndpoints.undoReset, { params: { guildId, resetId } }));
  }
}

/** The id of the last reset, once it is complete. */
export async function resetIsOver({ processes, guildId, token }: Market): Promise<string> {
  for (;;) {
    const { status, body } = await call(processes, (api) =>
      api.call(token, balancesEndpoints.resetProgress, { params: { guildId } }),
    );
    if (status === 200) {
      const progress = z.parse(z.nullable(resetProgressSchema), body);
      if (progress === null) return '0';
      if (progress.state === 'done' || progress.state === 'undone') return progress.id;
    }
    await sleep(100);
  }
}

type ApiClient = ReturnType<typeof createApiClient>;

/** Makes a call to any process that is up; status 0 if the process died. */
async function call(
  processes: RestartedProcesses,
  send: (api: ApiClient) => Promise<{ status: number; body: unknown }>,
): Promise<{ status: number; body: unknown }> {
  try {
    return await send(createApiClient(await processes.apiUrl()));
  } catch (error) {
    // A broken connection of a killed process; anything else is a bug of the product.
    if (error instanceof TypeError) return { status: 0, body: null };
    throw error;
  }
}
