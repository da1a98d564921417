import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import type { ApiClient } from '../api-client.ts';
import { createPerson, type GuildFixture, type PersonFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

type Permissions = NonNullable<Parameters<World['simulator']['world']['createRole']>[1]['permissions']>;

/** A member with a role of their own, by which the owner can let them edit. */
export interface EditorFixture extends PersonFixture {
  roleId: string;
}

/** A member whose own role has these permissions on the platform. */
export function createEditor(world: World, { id }: GuildFixture, permissions: Permissions = []): EditorFixture {
  const editor = createPerson(world, 'editor');
  const { world: platform } = world.simulator;
  platform.addMember(id, editor.id);
  const roleId = platform.createRole(id, { name: 'Editor', permissions });
  platform.grantRole(id, editor.id, roleId);
  return { ...editor, roleId };
}

/** The owner lets some edit the moderation tab, and some punish through rules. */
export async function openEditors(
  api: ApiClient,
  { id, owner }: GuildFixture,
  moderation: readonly Pick<EditorFixture, 'roleId'>[],
  punish: readonly Pick<EditorFixture, 'roleId'>[] = [],
): Promise<void> {
  const rolesOf = (editors: readonly Pick<EditorFixture, 'roleId'>[]) => editors.map(({ roleId }) => roleId);
  const body = { ...DEFAULT_EDITORS, moderation: rolesOf(moderation), punish: rolesOf(punish) };
  const reply = await api.call(owner.token, editorsSection.save, { params: { guildId: id }, body });
  if (reply.status !== 200) throw new Error(`The editors were refused with ${reply.status}`);
}
