import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { findUser, USER_OPTION } from '../../../../bot/commands/find-user.ts';
import { PAGE_OPTION } from '../../../../bot/commands/page-option.ts';
import { drawInventory } from '../drawing/draw-inventory.ts';
import { readInventory } from '../read-inventory.ts';
import type { ShopDeps } from '../shop-deps.ts';

/** Shows a member's inventory. */
export function inventoryCommand(deps: ShopDeps): CommandDefinition {
  return defineCommand({
    name: 'inventory',
    category: 'economy',
    takesRemarks: true,
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'inventory', description: 'Shows a member’s inventory', aliases: ['inv', 'items'] },
      ru: { name: 'инвентарь', description: 'Показывает инвентарь участника', aliases: ['вещи', 'инв'] },
    },
    options: [USER_OPTION, PAGE_OPTION],
    async run(ctx) {
      const { guildId, user, settings, options, locale, refuse, reply } = ctx;
      const found = await findUser(ctx);
      if (found === undefined) return refuse(m.user_unknown({}, { locale }));
      const member = { id: found.id, name: found.global_name ?? found.username };
      const inventory = await readInventory(deps, { guildId, viewerId: user.id, settings, member });
      await reply(drawInventory(inventory, { ownerId: user.id, settings, page: (options.page ?? 1) - 1 }));
    },
  });
}
