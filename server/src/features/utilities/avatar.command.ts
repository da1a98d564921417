import { avatarUrl } from '@perigee/core/community/session/avatar';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import { unmarkedText } from '../../texts/people-text.ts';
import { defineCommand } from '../../bot/define-command.ts';
import { findUser, USER_OPTION } from '../../bot/commands/find-user.ts';

/** Shows a user's avatar in full size. */
export const avatar = defineCommand({
  name: 'avatar',
  category: 'utilities',
  takesRemarks: true,
  botPermissions: ['EmbedLinks'],
  worksInDirectMessages: true,
  config: {
    en: { name: 'avatar', description: 'Shows an avatar in full size', aliases: ['av', 'pfp'] },
    ru: { name: 'аватар', description: 'Показывает аватар в полном размере', aliases: ['ава', 'аватарка'] },
  },
  options: [USER_OPTION],
  async run(ctx) {
    const { bot, locale, reply, refuse } = ctx;
    const user = await findUser(ctx);
    if (user === undefined) {
      await refuse(m.user_unknown({}, { locale }));
      return;
    }
    const url = avatarUrl(bot.site.cdnUrl, user);
    const title = m.avatar_title({ name: unmarkedText(user.global_name ?? user.username) }, { locale });
    await reply({ embeds: [{ color: ACCENT_COLOR, title, url, image: { url } }] });
  },
});
