import { userMention } from '@discordjs/formatters';
import { type Amount, amountOf } from '@perigee/core/base/reading/amount';
import type { APIUser } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandContext, CommandContextOf, TypingContext } from '../../../bot/command-context.ts';
import { type CommandDefinition, defineCommand, defineOption, defineOptions } from '../../../bot/define-command.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import { moneyWritingOf, writeMoney } from '../balances/write-money.ts';
import { type EarningRules, receivingRefusal } from '../earning-rules/earning-rules.ts';
import { findJoinedAt, findUser } from '../../../bot/commands/find-user.ts';
import { AMOUNT_OPTION } from './amount-option.ts';
import { payButtons } from './pay-buttons.ts';
import { describeTooLittle, executeTransfer, prepareTransfer } from './transfer.ts';
import type { Wallets } from './wallets.ts';

const RECEIVER_OPTION = defineOption({
  key: 'user',
  type: 'user',
  required: true,
  isReceiver: true,
  config: {
    en: { name: 'user', description: 'Who gets the money' },
    ru: { name: 'пользователь', description: 'Кто получит деньги' },
  },
});

const PAY_OPTIONS = defineOptions(RECEIVER_OPTION, AMOUNT_OPTION);

/** Payments above this fraction of the balance need a confirmation: 10 stands for a tenth. */
const CONFIRM_FRACTION = 10;

interface PayDeps {
  earningRules: Pick<EarningRules, 'mayReceiveAt'>;
  ledger: Pick<Ledger, 'post' | 'holdings'>;
  wallets: Pick<Wallets, 'floor'>;
}

/** Transfers a member's own money to another. */
export function payCommand({ ledger, wallets, earningRules }: PayDeps): CommandDefinition {
  const pay: CommandDefinition = defineCommand({
    name: 'pay',
    category: 'economy',
    config: {
      en: { name: 'pay', description: 'Sends your money to another member', aliases: ['give', 'transfer'] },
      ru: { name: 'перевести', description: 'Переводит ваши деньги другому участнику', aliases: ['дать', 'перевод'] },
    },
    options: defineOptions(RECEIVER_OPTION, { ...AMOUNT_OPTION, comesTo: payableBy({ ledger, wallets }) }),
    async run(ctx) {
      const { guildId, user, invocationId, locale, reply, options } = ctx;
      const toId = await findReceiver(ctx, earningRules);
      if (toId === null) return;
      const [holdings, transfer] = await Promise.all([
        ledger.holdings(guildId, user.id),
        prepareTransfer(wallets, ctx, { toId, invocationId }),
      ]);
      const balance = holdings?.balance ?? 0;
      const floor = Math.max(0, transfer.floor);
      const amount = amountOf(options.amount, balance - floor);
      if (amount === 0) return ctx.refuse(describeTooLittle({ balance, amount, floor }, moneyWritingOf(ctx)));
      if (amount <= balance - floor && amount * CONFIRM_FRACTION > balance) {
        const question = { amount: writeMoney(amount, moneyWritingOf(ctx)), to: userMention(toId) };
        await reply({
          content: m.pay_asked(question, { locale }),
          components: [payButtons({ ownerId: user.id, toId, amount, invocationId }, locale)],
        });
        return;
      }
      await executeTransfer(ledger, ctx, transfer, { amount, show: (content) => reply({ content }) });
    },
  });
  return pay;
}

/** What amounts come to that a member can pay. */
function payableBy({ ledger, wallets }: Pick<PayDeps, 'ledger' | 'wallets'>) {
  return async ({ guildId, user }: TypingContext) => {
    const [holdings, floor] = await Promise.all([ledger.holdings(guildId, user.id), wallets.floor(guildId, user.id)]);
    const available = (holdings?.balance ?? 0) - Math.max(0, floor);
    return (ordered: Amount) => {
      const amount = amountOf(ordered, available);
      return amount > 0 && amount <= available ? amount : null;
    };
  };
}

/** Null if the user cannot receive money; the giver was told why. */
async function findReceiver(
  ctx: CommandContextOf<typeof PAY_OPTIONS>,
  earningRules: PayDeps['earningRules'],
): Promise<string | null> {
  const receiver = await findUser(ctx);
  const why = await whyNot(ctx, receiver, earningRules);
  if (why === null && receiver !== undefined) return receiver.id;
  await ctx.refuse(why ?? m.user_unknown({}, { locale: ctx.locale }));
  return null;
}

async function whyNot(
  ctx: CommandContext,
  receiver: APIUser | undefined,
  earningRules: PayDeps['earningRules'],
): Promise<string | null> {
  const { user, locale } = ctx;
  if (receiver === undefined) return m.user_unknown({}, { locale });
  if (receiver.id === user.id) return m.pay_self({}, { locale });
  if (receiver.bot === true) return m.pay_bot({}, { locale });
  const joinedAt = await findJoinedAt(ctx, receiver.id);
  if (joinedAt === undefined) return m.pay_left_server({}, { locale });
  return receivingRefusal(ctx, { userId: receiver.id, joinedAt }, earningRules);
}
