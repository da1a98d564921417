import { m } from '#texts';
import { defineCommand } from '../../../bot/define-command.ts';
import { NO_PINGS } from '../../../bot/message-of.ts';
import { refuseToSpeak } from '../../../bot/commands/refuse-to-speak.ts';
import { refuseToPost } from '../../../bot/commands/refuse-to-post.ts';
import { refuseWithUsage } from '../../../bot/commands/usage-refusal.ts';
import { buildEmbed } from './build-embed.ts';
import { EMBED_OPTIONS } from './embed-options.ts';

/** Posts an embed of the member's own in the channel. */
export const embed = defineCommand({
  name: 'embed',
  category: 'utilities',
  config: {
    en: { name: 'embed', description: 'Posts an embed: title, text, colour, pictures', aliases: [] },
    ru: { name: 'эмбед', description: 'Публикует эмбед: заголовок, текст, цвет, картинки', aliases: ['ембед'] },
  },
  options: EMBED_OPTIONS,
  defaultMemberPermissions: ['ManageMessages'],
  async run(ctx) {
    const { bot, channelId, invocationId, options, locale, done } = ctx;
    if ((await refuseToSpeak(ctx)) || (await refuseToPost(ctx, ['ViewChannel', 'SendMessages', 'EmbedLinks']))) return;
    const built = buildEmbed(options, locale);
    if ('refused' in built) {
      await refuseWithUsage(ctx, embed, built.refused);
      return;
    }
    const once = { nonce: invocationId, enforce_nonce: true };
    await bot.api.channels.createMessage(channelId, { embeds: [built.embed], allowed_mentions: NO_PINGS, ...once });
    await done(m.posted({}, { locale }));
  },
});
