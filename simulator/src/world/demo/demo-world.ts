import { emptyPayments } from '../../state/payments-state.ts';
import type { ApplicationOptions } from '../../state/application.ts';
import { now } from '../../base/clock.ts';
import { AUDIT } from '../moderation/audit.ts';
import { putChannel } from '../../state/channel-index.ts';
import { putGuild } from '../../state/membership-index.ts';
import { makeChannel } from '../channels.ts';
import { DEMO_GUILDS, type DemoCategory, type DemoGuild } from './demo-guilds.ts';
import { CROWD_FIRST_NAMES, CROWD_LAST_NAMES, DEMO_PEOPLE, type DemoKey } from './demo-people.ts';
import { makeDemoMessages } from './demo-talk.ts';
import { makeGuild, makeMember, makeRole } from '../../state/make-guild.ts';
import { bitsOf } from '../../state/permission-bits.ts';
import { firstIdAt } from '../../base/snowflakes.ts';
import type { AuditEntry, Channel, Guild, Member, Person, Role, World } from '../../state/state.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The demo world's start; everything in it is dated from here, so its ids are the same on every machine. */
const EPOCH_MS = Date.UTC(2023, 3, 12, 9);
/** The permissions in the invite (docs/rules/moderation.md#invite), which the bot's own role has. */
const BOT_PERMISSIONS = '1515519995134';

type DemoIds = (days: number) => string;

/** The world of a first start. */
export function createDemoWorld(application: ApplicationOptions): World {
  const ids = createDemoIds();
  const people = makePeople(application, ids);
  const world: World = {
    version: 1,
    applications: [],
    people: Object.fromEntries(people.map((person) => [person.id, person])),
    guilds: {},
    channels: {},
    messages: {},
    webhooks: {},
    invites: {},
    commands: [],
    commandPermissions: {},
    grants: [],
    codes: [],
    payments: emptyPayments(),
  };
  const byKey = new Map(people.flatMap((person) => (person.demoRole === null ? [] : [[person.demoRole, person.id]])));
  const idOf = (key: DemoKey) => byKey.get(key) ?? '';
  const crowd = people.filter((person) => person.demoRole === null && !person.bot).map(({ id }) => id);
  DEMO_GUILDS.forEach((demo, index) =>
    addGuild(world, demo, { application, ids, idOf, crowd, days: 30 + index * 150 }),
  );
  return world;
}

interface DemoContext {
  application: ApplicationOptions;
  ids: DemoIds;
  idOf: (key: DemoKey) => string;
  crowd: string[];
  /** Days between EPOCH_MS and the guild's creation. */
  days: number;
}

function createDemoIds(): DemoIds {
  let sequence = 0;
  return (days) => {
    sequence += 1;
    return firstIdAt(EPOCH_MS + days * DAY_MS + sequence * 1_000, sequence);
  };
}

function makePeople(application: ApplicationOptions, ids: DemoIds): Person[] {
  const shared = { avatar: null, bot: false, acceptsDirectMessages: true, demoRole: null };
  const named = DEMO_PEOPLE.map(([demoRole, username, globalName, locale, acceptsDirectMessages]): Person => {
    const id = ids(0);
    return { ...shared, id, username, globalName, locale, acceptsDirectMessages, demoRole, avatar: avatarHash(id) };
  });
  const bot: Person = {
    ...shared,
    id: application.id,
    username: application.name,
    globalName: null,
    locale: 'en-US',
    bot: true,
    avatar: avatarHash(application.id),
  };
  const size = Math.max(...DEMO_GUILDS.map(({ crowd }) => crowd));
  const crowd = Array.from({ length: size }, (_, index): Person => {
    const id = ids(index % 365);
    const first = CROWD_FIRST_NAMES[(index * 7) % CROWD_FIRST_NAMES.length] ?? '';
    const last = CROWD_LAST_NAMES[(index * 3 + Math.floor(index / 32)) % CROWD_LAST_NAMES.length] ?? '';
    const isRussian = /[а-яё]/i.test(first);
    return {
      ...shared,
      id,
      username: `stargazer_${String(index + 1).padStart(4, '0')}`,
      globalName: `${first} ${last}`,
      locale: isRussian ? 'ru' : 'en-US',
      acceptsDirectMessages: index % 5 !== 0,
      avatar: index % 3 === 0 ? null : avatarHash(id),
      // A third of them are present.
      ...(index % 3 === 1 ? { presence: { status: index % 2 === 0 ? 'idle' : 'online', activities: [] } } : {}),
    };
  });
  return [bot, ...named, ...crowd];
}

/** 32 hexadecimal digits like the platform's image hashes; deterministic for an id. */
function avatarHash(id: string): string {
  return (BigInt(id) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(32, '0').slice(-32);
}

function addGuild(world: World, demo: DemoGuild, scene: DemoContext): void {
  const { ids, idOf, application, days } = scene;
  const id = ids(days);
  const roles = makeRoles(demo, scene);
  const channels = demo.categories.flatMap((category, index) => makeCategory(id, category, index, roles, scene));
  const guild = makeGuild({
    id,
    name: demo.name,
    ownerId: idOf(demo.owner),
    icon: demo.key === 'fresh' ? null : avatarHash(id),
    description: demo.description,
    locale: demo.locale,
    roles,
    members: makeMembers(demo, roles, scene),
    bans: Object.fromEntries((demo.banned ?? []).map(([key, , reason]) => [idOf(key), { reason }])),
  });
  guild.auditLog = makeBanEntries(demo, scene);
  guild.systemChannelId = demo.key === 'fresh' ? (channels.find(({ type }) => type === 0)?.id ?? null) : null;
  putGuild(world, guild);
  for (const channel of channels) {
    putChannel(world, channel);
    world.messages[channel.id] = [];
  }
  makeDemoMessages(world, demo, channels, { ids, idOf, days: days + 100 });
  world.commandPermissions[id] = {};
  if (demo.botIn) grantBotRole(guild, application);
}

/** Audit log entries for the demo bans, dated a few days ago: the audit log drops entries older than 45 days. */
function makeBanEntries(demo: DemoGuild, { idOf }: DemoContext): AuditEntry[] {
  return (demo.banned ?? []).map(
    ([key, by, reason], index): AuditEntry => ({
      id: firstIdAt(now() - (3 + index) * DAY_MS, index + 1),
      action: AUDIT.memberBanAdd,
      userId: idOf(by),
      targetId: idOf(key),
      reason,
      changes: [],
      options: null,
    }),
  );
}

function grantBotRole(guild: Guild, application: ApplicationOptions): void {
  const role = guild.roles.find(({ botId }) => botId === application.id);
  const member = guild.members[application.id];
  if (role !== undefined && member !== undefined) member.roles = [role.id];
}

function makeRoles(demo: DemoGuild, { application, ids, days }: DemoContext): Role[] {
  return demo.roles
    .map((entry, index): Role => {
      const position = demo.roles.length - index;
      const id = ids(days);
      if (entry !== 'BOT')
        return makeRole({
          id,
          position,
          name: entry.name,
          color: entry.color,
          hoist: entry.hoist ?? false,
          grants: entry.grants ?? [],
        });
      const role = makeRole({
        id,
        position,
        name: application.name,
        managed: true,
        botId: application.id,
        color: 0x00a6ff,
      });
      return { ...role, permissions: BOT_PERMISSIONS };
    })
    .toReversed();
}

function makeMembers(
  demo: DemoGuild,
  roles: Role[],
  { application, idOf, crowd, days }: DemoContext,
): Record<string, Member> {
  const settings = demo.roles.filter((entry) => entry !== 'BOT');
  const roleId = (name: string) => roles.find((role) => role.name === name)?.id ?? '';
  const joined = (index: number) => new Date(EPOCH_MS + (days + (index % 200)) * DAY_MS).toISOString();

  const named = demo.people.map((key, index) => {
    const own = settings.filter(({ people }) => people?.includes(key)).map(({ name }) => roleId(name));
    return makeMember(idOf(key), joined(index), own);
  });
  const others = crowd.slice(0, demo.crowd).map((id, index) => {
    const own = settings.filter(({ everyNth }) => everyNth !== undefined && (index + 1) % everyNth === 0);
    return makeMember(
      id,
      joined(index),
      own.map(({ name }) => roleId(name)),
    );
  });
  const bots = demo.botIn ? [makeMember(application.id, joined(1))] : [];
  return Object.fromEntries([...named, ...bots, ...others].map((member) => [member.userId, member]));
}

function makeCategory(
  guildId: string,
  category: DemoCategory,
  index: number,
  roles: Role[],
  { ids, days }: DemoContext,
): Channel[] {
  const view = bitsOf('ViewChannel').toString();
  const allowed = roles.filter(({ name, botId }) => category.onlyFor?.includes(name) === true || botId !== null);
  const hidden = { id: guildId, type: 0, allow: '0', deny: view } as const;
  const overwrites = () =>
    category.onlyFor === undefined
      ? []
      : [hidden, ...allowed.map(({ id }) => ({ id, type: 0 as const, allow: view, deny: '0' }))];
  const parent = makeChannel({
    id: ids(days),
    guildId,
    type: 4,
    name: category.name,
    position: index,
    overwrites: overwrites(),
  });
  const inside = [
    ...category.channels.map((name) => [0, name] as const),
    ...(category.voice ?? []).map((name) => [2, name] as const),
  ];
  const children = inside.map(([type, name], position) =>
    makeChannel({
      id: ids(days),
      guildId,
      type,
      name,
      parentId: parent.id,
      position: index * 20 + position,
      overwrites: overwrites(),
    }),
  );
  return [parent, ...children];
}
