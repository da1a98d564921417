import { inlineCode } from '@discordjs/formatters';
import { snowflake } from '@perigee/core/base/ids/snowflake';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import type { API } from '@discordjs/core/http-only';
import { type APIBan, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { customId } from '../../../../bot/components/custom-id.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { missingPermissionsText } from '../orders/missing-rights.ts';

/** Bans per page: the longest stay below the platform's 4096 characters. */
const PAGE_SIZE = 15;
const REASON_SHOWN = 120;

/** Turns to the page of the bans after that user’s; 0 for the first. */
const bansPageId = customId({
  feature: 'cases',
  action: 'bans',
  version: 1,
  args: { askerId: snowflake, afterId: z.string().check(z.regex(/^\d{1,20}$/)) },
});

/** Lists the bans of the server as the platform has them, page by page. */
export const bansCommand: CommandDefinition = defineCommand({
  name: 'bans',
  category: 'moderation',
  defaultMemberPermissions: ['BanMembers'],
  botPermissions: ['EmbedLinks', 'BanMembers'],
  isEphemeral: true,
  config: {
    en: { name: 'bans', description: 'Lists the bans on this server', aliases: ['banlist'] },
    ru: { name: 'баны', description: 'Показывает баны на этом сервере', aliases: ['банлист'] },
  },
  options: [],
  async run({ bot, guildId, user, locale, reply }) {
    const view = { guildId, askerId: user.id, afterId: '0' };
    await reply(await describeBans(bot.api, view, locale));
  },
});

/** Turns pages for the member who used the command. */
export const turnBansPage: Component = defineComponent({
  id: bansPageId,
  mayPress: { owner: 'askerId' },
  command: 'bans',
  async run(ctx, args) {
    const { bot, guildId, locale, refuse, update } = ctx;
    const missing = missingPermissionsText(ctx, ['BanMembers']);
    await (missing === null ? update(await describeBans(bot.api, { guildId, ...args }, locale)) : refuse(missing));
  },
});

interface BansView {
  guildId: string;
  askerId: string;
  afterId: string;
}

async function describeBans(api: API, { guildId, askerId, afterId }: BansView, locale: Locale): Promise<ReplyBody> {
  // One more than is shown tells whether there is a further page.
  const found = await api.guilds.getMemberBans(guildId, { limit: PAGE_SIZE + 1, after: afterId });
  const shown = found.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  if (last === undefined) return { content: m.bans_none({}, { locale }), embeds: [], components: [] };
  const [isFirst, isLast] = [afterId === '0', found.length <= PAGE_SIZE];
  const button = (label: string, to: string, disabled: boolean) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Secondary as const,
    label,
    custom_id: bansPageId.write({ askerId, afterId: to }),
    disabled,
  });
  const buttons = [
    button(m.bans_first({}, { locale }), '0', isFirst),
    button(m.bans_next({}, { locale }), last.user.id, isLast),
  ];
  return {
    embeds: [{ color: ACCENT_COLOR, title: m.bans_title({}, { locale }), description: shown.map(lineOf).join('\n') }],
    components: isFirst && isLast ? [] : [{ type: ComponentType.ActionRow, components: buttons }],
  };
}

/** Names and reasons are escaped, because people wrote them. */
function lineOf({ user, reason }: APIBan): string {
  const said = cutText((reason ?? '').replaceAll(/\s+/g, ' ').trim(), REASON_SHOWN);
  const name = `${escapeText(user.username)} ${inlineCode(user.id)}`;
  return said === '' ? name : `${name} · ${escapeText(said)}`;
}
