import { type JackpotNumbers, readTicket } from '@perigee/core/games/jackpot/ticket';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import { refuseWithUsage } from '../../../../bot/commands/usage-refusal.ts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { type CommandDefinition, defineCommand, defineOption } from '../../../../bot/define-command.ts';
import { moneyWritingOf, writeMoney } from '../../../economy/index.ts';
import { gameRefusalText } from '../describing/refusal-text.ts';
import type { GameDeps } from '../game-deps.ts';
import { buyTicket, ticketPrice } from '../jackpot/buy-ticket.ts';
import { potMessage, writeNumbers } from '../jackpot/jackpot-message.ts';
import { nextDrawAt } from '../jackpot/open-pot.ts';
import { jackpotStore } from '../stores/jackpot-store.ts';
import { ticketStore } from '../stores/ticket-store.ts';

const NUMBERS_OPTION = defineOption({
  key: 'numbers',
  type: 'string',
  required: false,
  takesLine: true,
  config: {
    en: { name: 'numbers', description: '7 numbers from 0 to 9, or “random” (default: show the pot)' },
    ru: { name: 'числа', description: '7 чисел от 0 до 9 или «случайный» (по умолчанию — показать банк)' },
  },
});

const RANDOM = new Set(['random', 'r', 'случайный', 'случайно']);

/** Shows the week's pot, or buys a ticket for it. */
export function jackpotCommand(deps: GameDeps): CommandDefinition {
  const command: CommandDefinition = defineCommand({
    name: 'jackpot',
    category: 'games',
    botPermissions: ['EmbedLinks'],
    config: {
      en: {
        name: 'jackpot',
        description: 'A weekly pot: 7 numbers, most in the right place wins',
        aliases: ['lottery'],
      },
      ru: {
        name: 'джекпот',
        description: 'Недельный банк: 7 чисел, выигрывает тот, у кого больше совпадений',
        aliases: ['лотерея'],
      },
    },
    options: [NUMBERS_OPTION],
    async run(ctx) {
      const written = ctx.options.numbers?.trim().toLowerCase();
      if (written === undefined) return showPot(deps, ctx);
      const numbers = RANDOM.has(written) ? null : readTicket(written);
      if (numbers === null && !RANDOM.has(written)) {
        return refuseWithUsage(ctx, command, m.jackpot_not_numbers({}, { locale: ctx.locale }));
      }
      return buy(deps, ctx, numbers);
    },
  });
  return command;
}

async function showPot(deps: GameDeps, ctx: CommandContext): Promise<void> {
  const { guildId, user, settings } = ctx;
  if (!settings.games.played.jackpot) return ctx.refuse(m.game_refused_off({}, { locale: ctx.locale }));
  const [jackpot, last] = await Promise.all([
    jackpotStore.findOpen(deps.db, guildId),
    jackpotStore.findLastDrawn(deps.db, guildId),
  ]);
  const own = jackpot === null ? [] : await ticketStore.list(deps.db, jackpot, user.id);
  const pot = { jackpot, last, own, drawsAt: jackpot?.drawsAt ?? nextDrawAt(settings), price: ticketPrice(settings) };
  await ctx.reply(potMessage(pot, moneyWritingOf(ctx)));
  return undefined;
}

async function buy(deps: GameDeps, ctx: CommandContext, numbers: JackpotNumbers | null): Promise<void> {
  const { locale } = ctx;
  const writing = moneyWritingOf(ctx);
  const bought = await buyTicket(deps, ctx, numbers);
  if ('refused' in bought) return ctx.refuse(gameRefusalText(bought.refused, writing));
  const { jackpot, number, price, balance } = bought;
  const reported = { number, numbers: writeNumbers(bought.numbers), price: writeMoney(price, writing) };
  const description = [
    m.jackpot_bought(reported, { locale }),
    m.jackpot_pot({ pot: writeMoney(jackpot.pot, writing) }, { locale }),
  ].join('\n');
  const footer = [
    m.balance_now({ balance: writeMoney(balance, writing) }, { locale }),
    m.game_seed({ commitment: jackpot.seed.commitment }, { locale }),
  ];
  await ctx.reply({ embeds: [{ color: ACCENT_COLOR, description, footer: { text: footer.join(' · ') } }] });
  return undefined;
}
