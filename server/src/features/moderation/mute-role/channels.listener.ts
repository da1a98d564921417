import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import type { BotContext } from '../../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import { overwritesOf } from '../../../discord/permission-guild.ts';
import { isClosedTo } from './mute-denials.ts';
import type { MuteChannelStore } from './mute-channel-store.ts';
import type { MuteRoleStore } from './mute-role-store.ts';

/** Applies the mute role's denials to channels that are created or moved after it was set up. */
export function muteRoleListeners(store: MuteRoleStore, channels: MuteChannelStore): readonly Listener[] {
  return [
    defineListener(Event.ChannelCreate, async ({ settings }, { id, guild_id: guildId }) => {
      if (await isSetUp(settings, store, guildId)) await channels.enqueueChannel(guildId, id);
    }),

    defineListener(Event.ChannelUpdate, async ({ settings }, channel) => {
      const { guild_id: guildId, id, parent_id: parentId = null } = channel;
      const { muteRole } = await settings.get(guildId);
      if (muteRole === null || isClosedTo(muteRole, overwritesOf(channel))) return;
      if (!(await isSetUp(settings, store, guildId))) return;
      // Denials removed by hand stay removed. A channel that moved to another category is treated as new.
      const known = await channels.channel(guildId, id);
      if (known?.parentId !== parentId) await channels.enqueueChannel(guildId, id);
    }),

    defineListener(Event.ChannelDelete, async ({ settings }, { id, guild_id: guildId }) => {
      const { muteRole } = await settings.get(guildId);
      if (muteRole !== null) await channels.forgetChannel(guildId, id);
    }),
  ];
}

/** Whether the current mute role was set up. A setup still in progress visits all channels anyway. */
async function isSetUp(settings: BotContext['settings'], store: MuteRoleStore, guildId: string): Promise<boolean> {
  const { muteRole } = await settings.get(guildId);
  if (muteRole === null) return false;
  const setup = await store.find(guildId);
  return setup?.roleId === muteRole;
}
