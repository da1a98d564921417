import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../bot/define-listener.ts';
import type { LogBook } from '../../entries/log-book.ts';
import type { ObservedGuilds } from '../observed/observed-guilds.ts';

/** Logs new invites, and stores them so that later joins can be attributed. */
export function inviteListener({ logBook, observed }: { logBook: LogBook; observed: ObservedGuilds }): Listener {
  return defineListener(Event.InviteCreate, async (_bot, invite, _shardId, eventId) => {
    const { guild_id: guildId, channel_id: channelId, code, inviter, max_age: seconds, max_uses: maxUses } = invite;
    const { role_ids: roleIds = [] } = invite;
    if (guildId === undefined) return;
    const by = inviter === undefined ? null : { id: inviter.id, name: inviter.username };
    const guild = observed.get(guildId);
    if (guild?.invites)
      guild.invites = new Map([...guild.invites, [code, { uses: 0, maxUses, inviter: by, channelId }]]);
    await logBook.write({
      guildId,
      event: 'inviteCreate',
      key: eventId,
      who: { by },
      target: { kind: 'invite', id: code, name: null },
      channel: { id: channelId, name: guild?.channels.get(channelId)?.name ?? null },
      details: {
        code,
        maxAgeMs: seconds === 0 ? null : seconds * 1000,
        maxUses,
        isTemporary: invite.temporary,
        ...(roleIds.length > 0 && {
          roles: roleIds.map((id) => ({ id, name: guild?.roleNames.get(id) ?? null })),
        }),
      },
    });
  });
}
