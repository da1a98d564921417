import { SECTIONS, sectionNameSchema } from '@perigee/core/community/settings/sections';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type AccessChecks, guildIdOfRequest } from '../../../http/access.ts';
import type { GuildRights } from './guild-rights.ts';

/** The kinds of access that depend on the caller's role in the guild in the path. */
export function guildAccess(rights: GuildRights): AccessChecks {
  return {
    guildMember: (caller, request) => rights.requireMember(caller, guildIdOfRequest(request)),
    guildOwner: (caller, request) => rights.requireOwner(caller, guildIdOfRequest(request)),
    guildManager: (caller, request) => rights.requireManager(caller, guildIdOfRequest(request)),
    guildEditor: (caller, request, tab) => rights.requireEditor(caller, guildIdOfRequest(request), tab),
    sectionEditor(caller, request) {
      const guildId = guildIdOfRequest(request);
      const section = sectionIn(request);
      // Members who may edit any tab pass, so that an unknown section fails as unknown and not as forbidden.
      if (section === null) return rights.requireEditor(caller, guildId, null);
      const { tab } = SECTIONS[section];
      return tab === null ? rights.requireOwner(caller, guildId) : rights.requireEditor(caller, guildId, tab);
    },
  };
}

const sectionParams = z.object({ section: sectionNameSchema });

function sectionIn({ params }: FastifyRequest) {
  return z.safeParse(sectionParams, params).data?.section ?? null;
}
