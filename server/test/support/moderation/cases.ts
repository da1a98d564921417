import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import type { CaseDetail } from '@perigee/core/moderation/cases/schema';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import type { Case } from '../../../src/features/moderation/cases/records/case-record.ts';
import { openCases, type CaseOpening as Opening } from '../../../src/features/moderation/cases/records/open-cases.ts';
import type { ApiClient, Reply } from '../api-client.ts';
import { createPerson, type GuildFixture, type PersonFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

/** A person named in cases who does not exist on the platform. */
export function person(number: number, name: string | null = `person_${number}`) {
  return { id: String(3_000_000_000_000_000_000n + BigInt(number)), name };
}

/** Opens cases without doing anything on the platform; the default is a warn. */
export function open(
  { services }: Pick<World, 'services'>,
  { id }: Pick<GuildFixture, 'id'>,
  openings: readonly Partial<Opening>[],
): Promise<Case[]> {
  return services.events.transaction((tx) =>
    openCases(
      tx,
      id,
      openings.map((opening) => ({
        type: 'warn',
        state: 'done',
        member: person(1),
        moderator: person(9, 'moderator'),
        reason: 'Spam',
        source: 'command',
        ...opening,
      })),
    ),
  );
}

/** A guild member with that permission through a role. */
export function createModerator(
  world: World,
  { id }: GuildFixture,
  permission: 'KickMembers' | 'BanMembers' | 'ModerateMembers' = 'ModerateMembers',
): PersonFixture {
  const moderator = createPerson(world, 'moderator');
  const { world: platform } = world.simulator;
  platform.addMember(id, moderator.id);
  platform.grantRole(id, moderator.id, platform.createRole(id, { name: 'Moderator', permissions: [permission] }));
  return moderator;
}

export function listCases(
  api: ApiClient,
  token: string,
  { id }: Pick<GuildFixture, 'id'>,
  query: Record<string, string> = {},
): Promise<Reply> {
  return api.call(token, casesEndpoints.list, { params: { guildId: id }, query });
}

export function pageOf({ body }: Reply) {
  const { cases, next } = casesEndpoints.list.schema.response[200].parse(body);
  return { numbers: cases.map(({ number }) => number), next, cases };
}

export async function readCase(
  api: ApiClient,
  token: string,
  { id }: Pick<GuildFixture, 'id'>,
  number: number,
): Promise<CaseDetail> {
  const params = { guildId: id, number: String(number) };
  const { body } = await api.call(token, casesEndpoints.detail, { params });
  return casesEndpoints.detail.schema.response[200].parse(body);
}

/** The owner sets whether moderators read the log. */
export function openLogsToModerators(api: ApiClient, { id, owner }: GuildFixture, moderatorsReadLogs: boolean) {
  const body = { ...moderationSection.initial, moderatorsReadLogs };
  return api.call(owner.token, moderationSection.save, { params: { guildId: id }, body });
}

/** The owner sets whether moderators see the cases. */
export function showToModerators(api: ApiClient, { id, owner }: GuildFixture, moderatorsSeeCases: boolean) {
  const body = { ...moderationSection.initial, moderatorsSeeCases };
  return api.call(owner.token, moderationSection.save, { params: { guildId: id }, body });
}

/** Makes a case as old as if it had been opened then. */
export async function backdateCase(
  { services }: Pick<World, 'services'>,
  { id }: Pick<GuildFixture, 'id'>,
  number: number,
  at: Date,
): Promise<void> {
  const cases = services.database.db.updateTable('cases').set({ created_at: at });
  await cases.where('guild_id', '=', id).where('number', '=', number).execute();
}
