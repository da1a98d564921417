import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { defineCommand } from '../../bot/define-command.ts';

/** Shows the link that adds the bot to another server. */
export const invite = defineCommand({
  name: 'invite',
  category: 'general',
  takesRemarks: true,
  worksInDirectMessages: true,
  config: {
    en: { name: 'invite', description: 'Shows the link to add the bot to your server', aliases: [] },
    ru: { name: 'пригласить', description: 'Даёт ссылку, чтобы добавить бота на свой сервер', aliases: ['инвайт'] },
  },
  async run({ bot, locale, reply }) {
    await reply({
      content: m.invite_text({}, { locale }),
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.Button,
              style: ButtonStyle.Link,
              label: m.invite_button({}, { locale }),
              url: bot.site.inviteUrl,
            },
          ],
        },
      ],
    });
  },
});
