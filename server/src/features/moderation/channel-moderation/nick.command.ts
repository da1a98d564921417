import type { Locale } from '@perigee/core/base/locales/locales';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeText } from '../../../texts/people-text.ts';
import { refuseToPost } from '../../../bot/commands/refuse-to-post.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { hierarchyRefusal } from '../../../discord/hierarchy.ts';
import { findPeople } from '../cases/orders/targets/find-people.ts';
import { HIERARCHY_REFUSALS } from '../cases/orders/targets/choose-targets.ts';
import { personNameOf as nameOf, writeMissing } from '../cases/orders/targets/name-people.ts';
import { channelAuditReason } from './target-channel.ts';

/** The platform's limit, in UTF-16 code units. */
const NICK_MAX = 32;

/** Changing a nickname is no punishment. */
const NICK_REFUSALS = { ...HIERARCHY_REFUSALS, bot: m.nick_bot, yourself: m.nick_own, owner: m.nick_owner };

/** Sets or resets a member's nickname. */
export const nickCommand: CommandDefinition = defineCommand({
  name: 'nick',
  category: 'moderation',
  config: {
    en: { name: 'nick', description: 'Changes or resets a member’s nickname', aliases: ['setnick'] },
    ru: { name: 'ник', description: 'Меняет никнейм участника или сбрасывает его', aliases: ['никнейм'] },
  },
  options: [
    {
      key: 'member',
      type: 'member',
      required: true,
      config: {
        en: { name: 'member', description: 'Whose: a mention, an ID or a name' },
        ru: { name: 'участник', description: 'Чей: упоминание, ID или имя' },
      },
    },
    {
      key: 'nick',
      type: 'string',
      required: false,
      maxLength: NICK_MAX,
      config: {
        en: { name: 'nickname', description: 'The new nickname (default: reset)' },
        ru: { name: 'никнейм', description: 'Новый никнейм (по умолчанию — сбросить)' },
      },
    },
  ],
  defaultMemberPermissions: ['ManageNicknames'],
  async run(ctx) {
    const { bot, guildId, user, roleIds, options, locale, reply, refuse } = ctx;
    if (await refuseToPost(ctx, ['ManageNicknames'])) return;
    const { people, missing } = await findPeople(ctx, [options.member], { mayBeAbsent: false });
    const [person] = people;
    const guild = bot.cache.get(guildId);
    const present = person?.member ?? null;
    if (person === undefined || present === null || guild === undefined) {
      await refuse(missing.map((each) => writeMissing(each, locale)).join('\n'));
      return;
    }
    const refusal = hierarchyRefusal({
      guild,
      moderator: { userId: user.id, roleIds },
      bot: { userId: bot.botId, roleIds: guild.ownRoleIds },
      target: { userId: person.id, roleIds: present.roles },
    });
    const member = nameOf(person);
    if (refusal !== null) {
      await refuse(NICK_REFUSALS[refusal]({ member }, { locale }));
      return;
    }
    const { nick: typed = '' } = options;
    const nick = typed.trim();
    const change = bot.api.guilds.editMember(guildId, person.id, { nick }, { reason: channelAuditReason(ctx, '') });
    // The member may have left meanwhile.
    if ((await ignoreErrorCodes([Code.UnknownMember], change)) === undefined) {
      await refuse(m.target_not_here({ given: member }, { locale }));
      return;
    }
    await reply({ content: describeChange({ member, nick, before: present.nick ?? '' }, locale) });
  },
});

function describeChange(
  { member, nick, before }: Record<'member' | 'nick' | 'before', string>,
  locale: Locale,
): string {
  const write = (name: string) => escapeText(name);
  return [
    nick === '' ? m.nick_reset({ member }, { locale }) : m.nick_set({ member, nick: write(nick) }, { locale }),
    ...(before === '' ? [] : [m.nick_before({ nick: write(before) }, { locale })]),
  ].join('\n');
}
