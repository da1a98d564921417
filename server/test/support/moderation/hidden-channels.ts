import { DEFAULT_EDITORS, type Editors } from '@perigee/core/community/editors/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import type { ApiClient } from '../api-client.ts';
import { createPerson, type GuildFixture, type PersonFixture } from '../fixtures.ts';
import { BOT_ID, type World } from '../world.ts';

const READERS = ['owner', 'administrator', 'manager', 'editor', 'moderator'] as const;
type Reader = (typeof READERS)[number];

const PLACES = ['visible', 'hidden', 'privateThread', 'deleted'] as const;
type Place = (typeof PLACES)[number];

/** A guild with channels that only some of its people can read on the platform. */
export interface HiddenChannels {
  people: Record<Reader, PersonFixture>;
  /** Who edits which tab. */
  editors: Editors;
  /** Two of these are channels, one is a private thread in the visible one, one gets deleted by `deleteChannel`. */
  places: Record<Place, string>;
  /** Shows the hidden channel to somebody, or hides it again. */
  show(person: PersonFixture, isShown: boolean): Promise<void>;
  deleteChannel(): Promise<void>;
}

const READ = String(PERMISSIONS.ViewChannel | PERMISSIONS.ReadMessageHistory);
const [CHANNEL, PRIVATE_THREAD] = [0, 12] as const;
const [OF_ROLE, OF_MEMBER] = [0, 1] as const;

/** Opens hidden channels to the owner, administrators and the bot alone; the editor edits the tabs of moderation and logs. */
export async function hideChannels(api: ApiClient, world: World, guild: GuildFixture): Promise<HiddenChannels> {
  const { world: chat } = world.simulator;
  const { api: bot } = world.services;
  const join = (name: string, permissions: readonly (keyof typeof PERMISSIONS)[]) => {
    const person = createPerson(world, name);
    chat.addMember(guild.id, person.id);
    const roleId = chat.createRole(guild.id, { name, permissions: [...permissions] });
    chat.grantRole(guild.id, person.id, roleId);
    return { person, roleId };
  };
  const administrator = join('administrator', ['Administrator']);
  const editor = join('editor', []);
  const moderator = join('moderator', ['KickMembers', 'ModerateMembers']);
  const editors = { ...DEFAULT_EDITORS, moderation: [editor.roleId], logs: [editor.roleId] };
  await api.call(guild.owner.token, editorsSection.save, { params: { guildId: guild.id }, body: editors });

  const create = async (name: string) =>
    (
      await bot.guilds.createChannel(guild.id, {
        name,
        type: CHANNEL,
        permission_overwrites: [
          { id: guild.id, type: OF_ROLE, deny: READ },
          { id: BOT_ID, type: OF_MEMBER, allow: READ },
        ],
      })
    ).id;
  const thread = await bot.channels.createThread(guild.channelId, { name: 'aside', type: PRIVATE_THREAD });
  const places = {
    visible: guild.channelId,
    hidden: await create('hidden'),
    privateThread: thread.id,
    deleted: await create('deleted'),
  };
  return {
    people: {
      owner: guild.owner,
      administrator: administrator.person,
      manager: guild.manager,
      editor: editor.person,
      moderator: moderator.person,
    },
    editors,
    places,
    async show(person, isShown) {
      const overwrite = { type: OF_MEMBER, ...(isShown ? { allow: READ } : { deny: READ }) };
      await bot.channels.editPermissionOverwrite(places.hidden, person.id, overwrite);
    },
    deleteChannel: async () => void (await bot.channels.delete(places.deleted)),
  };
}
