import { renderTemplate } from '@perigee/core/base/templates/rendering/render-template';
import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import type { Automod, AutomodRule } from '@perigee/core/moderation/automod/schema';
import type { RuleVerdict } from '@perigee/core/moderation/automod/decide';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { type APIGuildMember, type APIUser, MessageFlags, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { numberedNonce } from '../../../../discord/nonce.ts';
import { describeError } from '../../../../errors/describe-error.ts';
import { guildValues, memberValues } from '../../../community/index.ts';
import type { BotContext } from '../../../../bot/bot-context.ts';

/** The bot cannot post in that channel; the overview reports it. */
const CAN_NOT_POST = [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions];

/** The author, with the guild's data about them. */
export type MessageAuthor = APIUser & { member?: Pick<APIGuildMember, 'nick' | 'joined_at'> | undefined };

/** What the messages respond to: its author and place. */
interface RuleMessageContext {
  bot: BotContext;
  guildId: string;
  channelId: string;
  author: MessageAuthor;
  /** Lets the platform recognise a repeated call. */
  nonce: string;
}

/**
 * Posts the messages of these rules, and logs those that can not be posted: the punishment and the log must not depend
 * on them.
 */
export async function postRuleMessages(
  context: RuleMessageContext,
  automod: Automod,
  { messages, punishment }: Pick<RuleVerdict, 'messages' | 'punishment'>,
): Promise<void> {
  const { bot, guildId, nonce } = context;
  const post = async (rule: RuleKey, index: number) => {
    try {
      await postRuleMessage({ ...context, nonce: numberedNonce(nonce, index) }, automod[rule].message, punishment);
    } catch (error) {
      bot.log.warn({ guildId, rule, ...describeError(error) }, 'failed to post automod message');
    }
  };
  await Promise.all(messages.map(post));
}

/** Posts the rule's message, without link previews and pinging nobody but the member. */
async function postRuleMessage(
  { bot, guildId, channelId, author, nonce }: RuleMessageContext,
  { channel, template }: AutomodRule['message'],
  punished: RuleVerdict['punishment'],
): Promise<void> {
  const { language } = await bot.settings.get(guildId);
  const { cdnUrl } = bot.site;
  const guild = await bot.api.guilds.get(guildId);
  const duration = punished?.punishment.duration ?? 0;
  const { content } = renderTemplate(template, 'automod', {
    member: memberValues({ user: author, ...author.member }, cdnUrl),
    guild: guildValues({ ...guild, memberCount: bot.cache.get(guildId)?.memberCount ?? null }, cdnUrl),
    channel: { id: channelId, name: null },
    punishment: punished && {
      type: punished.punishment.type,
      number: null,
      reason: punished.punishment.reason,
      duration: duration === 0 ? null : writeDuration(duration, language.interface),
      ends: duration === 0 ? null : new Date(Date.now() + duration),
    },
  });
  if (content === '') return;
  const posted = bot.api.channels.createMessage(channel ?? channelId, {
    content,
    flags: MessageFlags.SuppressEmbeds,
    allowed_mentions: { parse: [], users: content.includes(author.id) ? [author.id] : [] },
    // A message checked twice, for example after a reconnect, is answered once.
    nonce,
    enforce_nonce: true,
  });
  await ignoreErrorCodes(CAN_NOT_POST, posted);
}
