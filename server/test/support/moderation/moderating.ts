import { vi } from 'vitest';
import { openChat } from '../chat.ts';
import { createGuild, createPerson, type PersonFixture } from '../fixtures.ts';
import { openPunishing } from '../punishing.ts';
import { BOT_ID, type World } from '../world.ts';

type RolePermissions = NonNullable<Parameters<World['simulator']['world']['createRole']>[1]['permissions']>;
type GuildOptions = Parameters<typeof createGuild>[1];

const MODERATOR: RolePermissions = ['ModerateMembers', 'KickMembers', 'BanMembers'];

/** A guild for one test with a moderator, and members as needed. */
export function openModerating(world: World, options: GuildOptions & { moderatorMay?: RolePermissions } = {}) {
  const { moderatorMay = MODERATOR, ...guildOptions } = options;
  const guild = createGuild(world, guildOptions);
  const control = world.simulator.world;
  // Above every role a test creates, as the guide for operators recommends.
  const botRole = control.createRole(guild.id, { name: 'Bots', position: 10 });
  control.grantRole(guild.id, BOT_ID, botRole);
  const moderatorRole = control.createRole(guild.id, { name: 'Moderators', permissions: moderatorMay, position: 2 });
  const join = (username: string, ...roleIds: string[]): PersonFixture => {
    const person = createPerson(world, username);
    control.addMember(guild.id, person.id);
    for (const roleId of roleIds) control.grantRole(guild.id, person.id, roleId);
    return person;
  };
  const moderator = join('moderator', moderatorRole);
  const chatOf = ({ id }: { id: string }) => openChat(world, { channelId: guild.channelId, member: { id } });
  const chat = chatOf(moderator);
  return {
    ...openPunishing(world, guild),
    guild,
    control,
    moderator,
    moderatorRole,
    botRole,
    join,
    chat,
    chatOf,
    /** The custom ids of the buttons of a bot message, in order. */
    buttonsOf(messageId: string): string[] {
      const message = control.messages(guild.channelId).find(({ id }) => id === messageId);
      return Array.from(
        JSON.stringify(message?.components ?? []).matchAll(/"custom_id":"([^"]+)"/g),
        ([, id = '']) => id,
      );
    },
    /** The current content of a bot message. */
    contentOf: (messageId: string) =>
      control.messages(guild.channelId).find(({ id }) => id === messageId)?.content ?? '',
    cases: () =>
      world.services.cases.list(
        guild.id,
        Array.from({ length: 600 }, (_, index) => index + 1),
      ),
    /** Waits until slash commands are registered. */
    registered: () =>
      vi.waitUntil(
        () => control.requests().some(({ method, path }) => method === 'PUT' && path.endsWith('/commands')),
        {
          timeout: 60_000,
        },
      ),
  };
}
