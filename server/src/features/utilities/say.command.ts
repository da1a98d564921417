import { AllowedMentionsTypes, PermissionFlagsBits } from 'discord-api-types/v10';
import { m } from '#texts';
import { defineCommand } from '../../bot/define-command.ts';
import { refuseToSpeak } from '../../bot/commands/refuse-to-speak.ts';
import { refuseToPost } from '../../bot/commands/refuse-to-post.ts';

/** The platform's longest message, in UTF-16 code units. */
const MESSAGE_MAX = 2000;

/** Posts the member's text in the channel. It can ping only those the member could ping. */
export const say = defineCommand({
  name: 'say',
  category: 'utilities',
  config: {
    en: { name: 'say', description: 'Posts your text in this channel', aliases: ['echo'] },
    ru: { name: 'скажи', description: 'Отправляет ваш текст в этот канал', aliases: ['сказать'] },
  },
  options: [
    {
      key: 'text',
      type: 'string',
      required: true,
      config: {
        en: { name: 'text', description: 'What to say' },
        ru: { name: 'текст', description: 'Что сказать' },
      },
    },
  ],
  defaultMemberPermissions: ['ManageMessages'],
  async run(ctx) {
    const { bot, channelId, invocationId, permissions, options, locale, refuse, done } = ctx;
    if ((await refuseToSpeak(ctx)) || (await refuseToPost(ctx, ['ViewChannel', 'SendMessages']))) return;
    const { text: content } = options;
    if (content.length > MESSAGE_MAX) {
      await refuse(m.text_too_long({ max: MESSAGE_MAX }, { locale }));
      return;
    }
    await bot.api.channels.createMessage(channelId, {
      content,
      nonce: invocationId,
      enforce_nonce: true,
      allowed_mentions: { parse: mayPing(permissions) },
    });
    await done(m.posted({}, { locale }));
  },
});

function mayPing(permissions: bigint): AllowedMentionsTypes[] {
  const mayPingAll = (permissions & PermissionFlagsBits.MentionEveryone) !== 0n;
  const { User, Role, Everyone } = AllowedMentionsTypes;
  return mayPingAll ? [User, Role, Everyone] : [User];
}
