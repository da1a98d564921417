import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { ComponentContext } from '../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { namePermissions } from '../../../bot/access/permission-texts.ts';
import type { InvocationContext } from '../../../bot/invocation-context.ts';
import { moneyWritingOf } from '../balances/write-money.ts';
import { findUser, USER_OPTION } from '../../../bot/commands/find-user.ts';
import { PAGE_OPTION } from '../../../bot/commands/page-option.ts';
import { describeStatement } from './describe-history.ts';
import { newerPageId, olderPageId } from './history-button.ts';
import { type HistoryDeps, viewHistory } from './view-history.ts';

/** Older pages are left to the site, which can filter by date. */
const PAGE_MAX = 1_000;

/** Shows a member's movements; those of other members only to managers. */
export function historyCommand(deps: HistoryDeps): CommandDefinition {
  return defineCommand({
    name: 'history',
    category: 'economy',
    takesRemarks: true,
    botPermissions: ['EmbedLinks'],
    isEphemeral: true,
    config: {
      en: { name: 'history', description: 'Shows your transactions', aliases: ['statement'] },
      ru: { name: 'история', description: 'Показывает ваши операции', aliases: ['выписка'] },
    },
    options: [USER_OPTION, PAGE_OPTION],
    async run(ctx) {
      const { bot, guildId, locale, options, refuse, reply } = ctx;
      const user = await findUser(ctx);
      if (user === undefined) return refuse(m.user_unknown({}, { locale }));
      if (!mayRead(ctx, user.id)) return refuse(forbiddenText(ctx));
      const page = Math.min(options.page ?? 1, PAGE_MAX);
      const requested = { guildId, memberId: user.id, askerId: ctx.user.id, publicUrl: bot.site.publicUrl };
      const view = await viewHistory(deps, { ...requested, page, from: null });
      await reply(describeStatement(view, moneyWritingOf(ctx)));
    },
  });
}

/** Page buttons; only for the user who asked. */
export function historyComponents(deps: HistoryDeps): Component[] {
  return [
    defineComponent({
      id: olderPageId,
      mayPress: { owner: 'askerId' },
      command: 'history',
      run: (ctx, { memberId, rowId, page }) => turn(ctx, { memberId, page, from: { older: rowId } }),
    }),
    defineComponent({
      id: newerPageId,
      mayPress: { owner: 'askerId' },
      command: 'history',
      run: (ctx, { memberId, rowId, page }) => turn(ctx, { memberId, page, from: { newer: rowId } }),
    }),
  ];

  async function turn(
    ctx: ComponentContext,
    requested: { memberId: string; page: number; from: { older: string } | { newer: string } },
  ) {
    const { bot, guildId, user, refuse, update } = ctx;
    // The user may have lost the permission since they asked.
    if (!mayRead(ctx, requested.memberId)) return refuse(forbiddenText(ctx));
    const view = await viewHistory(deps, { ...requested, guildId, askerId: user.id, publicUrl: bot.site.publicUrl });
    await update(describeStatement(view, moneyWritingOf(ctx)));
  }
}

function mayRead({ user, permissions }: InvocationContext, memberId: string): boolean {
  return memberId === user.id || holds(permissions, 'ManageGuild');
}

function forbiddenText({ locale }: InvocationContext): string {
  return m.statement_forbidden({ permissions: namePermissions(['ManageGuild'], locale) }, { locale });
}
