import { readAmount } from '@perigee/core/base/reading/amount';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import {
  type CommandDefinition,
  defineCommand,
  defineSubcommand,
  type SubcommandDefinition,
} from '../../../../bot/define-command.ts';
import { namePermissions } from '../../../../bot/access/permission-texts.ts';
import type { GuildDirectory } from '../../../community/index.ts';
import type { CouponDeps } from '../coupon-deps.ts';
import {
  COUPON_CHANNEL_OPTION,
  CODE_OPTION,
  CREATE_OPTIONS,
  GIFT_OPTIONS,
  COUPON_NUMBER_OPTION,
} from './coupon-options.ts';
import { createCoupon } from './create-coupon.ts';
import { endCouponByCommand, postCouponByCommand } from './end-coupon.ts';
import { giftCoupon } from './gift-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { showMine } from './my-coupons.ts';
import { redeemCoupon } from './redeem-coupon.ts';

/** Coupons in chat: anybody redeems them, managers create them, and members may create some from their own money. */
export function couponCommand(deps: CommandDeps): CommandDefinition {
  const way: Way = (ctx, name) => `\`${ctx.usageOf(coupon).split(' ')[0]} ${name}\``;
  const coupon: CommandDefinition = defineCommand({
    name: 'coupon',
    category: 'economy',
    botPermissions: ['EmbedLinks'],
    isEphemeral: true,
    config: {
      en: { name: 'coupon', description: 'Redeems, creates and shows coupons', aliases: ['promo'] },
      ru: { name: 'купон', description: 'Применяет купоны, создаёт и показывает их', aliases: ['промокод'] },
    },
    subcommands: [...memberSubcommands(deps, way), ...managerSubcommands(deps, way)],
  });
  return coupon;
}

type CommandDeps = CouponDeps & { directory: GuildDirectory };

/** How another subcommand is written, for use in replies. */
type Way = (ctx: CommandContext, name: string) => string;

/** What a coupon may give. A code is never guessed at, as it is a secret. */
function beginsWithAmount(text: string): boolean {
  const { kind, length } = readAmount(text, { symbol: '' });
  return kind !== 'unread' && length <= AMOUNT_MAX;
}

/** Longest amount, in UTF-16 code units; what is longer may be a code. */
const AMOUNT_MAX = 9;

function memberSubcommands(deps: CommandDeps, way: Way): SubcommandDefinition[] {
  return [
    defineSubcommand({
      name: 'redeem',
      config: {
        en: { name: 'redeem', description: 'Redeems a coupon code', aliases: ['use'] },
        ru: { name: 'применить', description: 'Применяет купон по коду', aliases: ['код'] },
      },
      options: [CODE_OPTION],
      run: (ctx) => redeemCoupon(deps, ctx),
    }),
    defineSubcommand({
      name: 'mine',
      takesRemarks: true,
      config: {
        en: { name: 'mine', description: 'Shows the coupons you created and used', aliases: [] },
        ru: { name: 'мои', description: 'Показывает, какие купоны вы создали и применили', aliases: [] },
      },
      run: (ctx) => showMine(deps, ctx),
    }),
    defineSubcommand({
      name: 'gift',
      isMeantBy: beginsWithAmount,
      config: {
        en: { name: 'gift', description: 'Creates a coupon from your own money', aliases: [] },
        ru: { name: 'подарить', description: 'Создаёт купон на ваши деньги', aliases: ['подарок'] },
      },
      options: GIFT_OPTIONS,
      run: (ctx) => giftCoupon(deps, ctx),
    }),
    defineSubcommand({
      name: 'end',
      config: {
        en: { name: 'end', description: 'Ends your own coupon; managers can end any', aliases: ['stop'] },
        ru: { name: 'завершить', description: 'Завершает ваш купон; администраторы — любой', aliases: ['стоп'] },
      },
      options: [COUPON_NUMBER_OPTION],
      run: (ctx) => endCouponByCommand(deps, ctx, way(ctx, 'list')),
    }),
  ];
}

function managerSubcommands(deps: CommandDeps, way: Way): SubcommandDefinition[] {
  return [
    defineSubcommand({
      name: 'create',
      isMeantBy: beginsWithAmount,
      config: {
        en: { name: 'create', description: 'Creates a server coupon; for managers', aliases: ['make', 'add'] },
        ru: { name: 'создать', description: 'Создаёт купон сервера; для администраторов', aliases: ['добавить'] },
      },
      options: CREATE_OPTIONS,
      run: forManagers((ctx) => createCoupon(deps, ctx)),
    }),
    defineSubcommand({
      name: 'list',
      takesRemarks: true,
      config: {
        en: { name: 'list', description: 'Shows active coupons; for managers', aliases: [] },
        ru: { name: 'список', description: 'Показывает действующие купоны; для администраторов', aliases: [] },
      },
      run: forManagers((ctx) => listCoupons(deps, ctx, { create: way(ctx, 'create') })),
    }),
    defineSubcommand({
      name: 'post',
      config: {
        en: { name: 'post', description: 'Posts a coupon with a button; for managers', aliases: [] },
        ru: { name: 'опубликовать', description: 'Публикует купон с кнопкой; для администраторов', aliases: [] },
      },
      options: [COUPON_NUMBER_OPTION, COUPON_CHANNEL_OPTION],
      run: forManagers((ctx) => postCouponByCommand(deps, ctx, way(ctx, 'list'))),
    }),
  ];
}

/** The command is open to all, as anybody may redeem, so subcommands for managers check the permission themselves. */
function forManagers<Ctx extends CommandContext>(run: (ctx: Ctx) => Promise<void>) {
  return async (ctx: Ctx): Promise<void> => {
    const { permissions, locale, refuse } = ctx;
    if (holds(permissions, 'ManageGuild')) return run(ctx);
    return refuse(m.coupon_managers_only({ permissions: namePermissions(['ManageGuild'], locale) }, { locale }));
  };
}
