import { type AccessChecks, guildIdOf } from '../../http/access.ts';
import type { GuildRights } from './guild-rights.ts';

/** The kinds of access that ask who somebody is in the guild in the path. */
export function guildAccess(rights: GuildRights): AccessChecks {
  return {
    guildMember: (caller, request) => rights.requireMember(caller, guildIdOf(request)),
    guildOwner: (caller, request) => rights.requireOwner(caller, guildIdOf(request)),
    guildManager: (caller, request) => rights.requireManager(caller, guildIdOf(request)),
    guildEditor: (caller, request, tab) => rights.requireEditor(caller, guildIdOf(request), tab),
  };
}
