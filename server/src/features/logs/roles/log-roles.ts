import type { LogDetails } from '@perigee/core/logs/details';
import { AuditLogEvent, GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import type { LogBook } from '../entries/log-book.ts';
import type { KnownRoles } from './known-roles.ts';
import { differenceOf, factsOfRole, stateOf } from './role-facts.ts';

/**
 * Logs roles that are created, changed and deleted. The platform does not report their previous state, so it is kept
 * here.
 */
export function logRoles(logBook: LogBook, knownRoles: KnownRoles): readonly Listener[] {
  return [
    defineListener(Event.GuildCreate, (_bot, { id, roles }) => {
      knownRoles.set(
        id,
        roles.map((role) => [role.id, factsOfRole(role)]),
      );
    }),
    defineListener(Event.GuildDelete, (_bot, { id, unavailable }) => {
      if (unavailable !== true) knownRoles.forget(id);
    }),
    defineListener(Event.GuildRoleCreate, (_bot, { guild_id: guildId, role }, _shardId, eventId) => {
      const facts = factsOfRole(role);
      knownRoles.set(guildId, [...knownRoles.of(guildId), [role.id, facts]]);
      return logBook.write({
        ...common(guildId, { id: role.id, name: role.name }, AuditLogEvent.RoleCreate),
        event: 'roleCreate',
        key: eventId,
        details: stateOf(facts),
      });
    }),
    defineListener(Event.GuildRoleUpdate, (_bot, { guild_id: guildId, role }, _shardId, eventId) => {
      const roles = new Map(knownRoles.of(guildId));
      const [before, after] = [roles.get(role.id), factsOfRole(role)];
      knownRoles.set(guildId, roles.set(role.id, after));
      const details = before === undefined ? null : differenceOf(before, after);
      if (details === null) return undefined;
      return logBook.write({
        ...common(guildId, { id: role.id, name: role.name }, AuditLogEvent.RoleUpdate),
        event: 'roleEdit',
        key: eventId,
        details,
      });
    }),
    defineListener(Event.GuildRoleDelete, (_bot, { guild_id: guildId, role_id: id }, _shardId, eventId) => {
      const roles = new Map(knownRoles.of(guildId));
      const before = roles.get(id);
      roles.delete(id);
      knownRoles.set(guildId, roles);
      return logBook.write({
        ...common(guildId, { id, name: before?.name ?? null }, AuditLogEvent.RoleDelete),
        event: 'roleDelete',
        key: eventId,
        details: before === undefined ? unknownRole(id) : stateOf(before),
      });
    }),
  ];
}

function common(guildId: string, { id, name }: { id: string; name: string | null }, action: AuditLogEvent) {
  return {
    guildId,
    who: { match: { actions: [action], targetId: id }, otherwise: 'unknown' as const },
    target: { kind: 'role' as const, id, name },
    channel: null,
  };
}

/** A role created and deleted while the gateway was disconnected. */
function unknownRole(id: string): LogDetails<'roleDelete'> {
  return { name: id, color: 0, hoist: false, mentionable: false, permissions: [] };
}
