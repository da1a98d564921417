import type { API } from '@discordjs/core/http-only';
import { AUTOMOD_RULES, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { exceptionsIn } from '@perigee/core/moderation/automod/exceptions';
import { invitesIn } from '@perigee/core/moderation/automod/rules/addresses/invites';
import { type CheckedMessage, readMessage } from '@perigee/core/moderation/automod/rules/message';
import type { Automod } from '@perigee/core/moderation/automod/schema';
import type { ExceptionOffer } from '@perigee/core/moderation/automod/site-endpoints';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { SettingsCache } from '../../../../bot/settings-cache.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { nullIfNotFound } from '../../../../errors/null-if-not-found.ts';
import type { GuildDescription, GuildDirectory } from '../../../community/index.ts';
import type { Hit } from '../hits/hit.ts';
import type { InviteGuilds } from '../messages/invite-guilds.ts';
import { typedMentions } from '@perigee/core/moderation/automod/rules/typed-mentions';

/** Finds settings changes that would have left a message alone. */
export interface ExceptionOffers {
  /** Rule by rule, narrowest first; none for rules that are off. */
  of(hit: Hit): Promise<ExceptionOffer[]>;
}

interface OfferDependencies {
  api: API;
  directory: Pick<GuildDirectory, 'get' | 'member'>;
  settings: SettingsCache;
  inviteGuilds: InviteGuilds;
}

/** A member's roles that are offered, highest first. */
const ROLES_MAX = 5;

type OfferedValue = Pick<ExceptionOffer, 'kind' | 'value' | 'name'>;

export function createExceptionOffers({ api, directory, settings, inviteGuilds }: OfferDependencies): ExceptionOffers {
  /** Threads share the exceptions of their parent channel. */
  const channelOf = async ({ channelId }: Hit, { channels }: GuildDescription): Promise<OfferedValue[]> => {
    const listed = channels.find(({ id }) => id === channelId);
    const thread =
      listed === undefined
        ? await ignoreErrorCodes([Code.UnknownChannel, Code.MissingAccess], api.channels.get(channelId))
        : undefined;
    const parentId = thread !== undefined && 'parent_id' in thread ? thread.parent_id : null;
    const channel = listed ?? channels.find(({ id }) => id === parentId);
    return channel === undefined ? [] : [{ kind: 'channel', value: channel.id, name: channel.name }];
  };

  const rolesOf = async ({ guildId, member }: Hit, { roles }: GuildDescription): Promise<OfferedValue[]> => {
    const found = await nullIfNotFound(directory.member(guildId, member.id));
    const named = roles.filter(({ id }) => found?.roles.includes(id)).slice(0, ROLES_MAX);
    return named.map(({ id, name }) => ({ kind: 'role', value: id, name }));
  };

  return {
    async of(hit) {
      const { autoModeration: automod } = await settings.get(hit.guildId);
      const rules = hit.rules.filter((rule) => automod[rule].enabled && AUTOMOD_RULES[rule].about === 'messages');
      if (rules.length === 0) return [];
      const guild = await directory.get(hit.guildId);
      const places = [...(await channelOf(hit, guild)), ...(await rolesOf(hit, guild))];
      const message = readMessage({ content: hit.text, files: hit.files, ...typedMentions(hit.text) });
      const offers: ExceptionOffer[] = [];
      for (const rule of rules) {
        const narrow: OfferedValue[] =
          rule === 'invites'
            ? await guildsIn(inviteGuilds, hit, automod, message)
            : exceptionsIn(automod, rule, message).map(({ kind, value }) => ({ kind, value, name: null }));
        const isMissing = ({ kind, value }: OfferedValue) => !isExcepted(automod, rule, kind, value);
        offers.push(...[...narrow, ...places.filter(isMissing)].map((named) => ({ rule, ...named })));
      }
      return offers;
    },
  };
}

function isExcepted(automod: Automod, rule: RuleKey, kind: ExceptionOffer['kind'], value: string): boolean {
  const { channels, roles } = automod[rule].whitelist;
  return (kind === 'channel' && channels.includes(value)) || (kind === 'role' && roles.includes(value));
}

/** Guilds that the message's invites lead to. */
async function guildsIn(
  inviteGuilds: InviteGuilds,
  { guildId }: Hit,
  { invites }: Automod,
  message: CheckedMessage,
): Promise<OfferedValue[]> {
  const found: OfferedValue[] = [];
  for (const { code } of invitesIn(message)) {
    if (code === null) continue;
    const target = await inviteGuilds.guildOf(code).catch(() => null);
    if (target === null || target === guildId || invites.options.whitelistGuilds.includes(target)) continue;
    if (!found.some(({ value }) => value === target))
      found.push({ kind: 'guild', value: target, name: `discord.gg/${code}` });
  }
  return found;
}
