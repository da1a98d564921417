import type { API } from '@discordjs/core/http-only';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import { type APIBan, AuditLogEvent, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { toPlatformError } from '../../../discord/platform-error.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Reviewer } from './appeal.ts';

/** When somebody was banned, and by whom. */
export interface BanOrigin {
  at: Date;
  by: Reviewer;
}

/** Bans of a guild, as the platform reports them. */
export interface Bans {
  /** Null if the person is not banned. @throws AppError or PlatformError if the platform gives no answer. */
  find(guildId: string, userId: string): Promise<APIBan | null>;
  /**
   * Null if the bot may not read the audit log, or the ban is not in it: older than the log reaches, or than `since`,
   * where the search stops.
   */
  origin(guildId: string, userId: string, since?: Date): Promise<BanOrigin | null>;
}

/** Entries per page (the platform's maximum), and pages searched: at most the bans of the last weeks. */
const PAGE_SIZE = 100;
const PAGES_MAX = 5;

const NOT_BANNED = [Code.UnknownBan, Code.UnknownUser];
const NOT_READABLE = [Code.MissingPermissions, Code.MissingAccess, Code.UnknownGuild];

export function createBans(api: API): Bans {
  return {
    async find(guildId, userId) {
      try {
        return (await ignoreErrorCodes(NOT_BANNED, api.guilds.getMemberBan(guildId, userId))) ?? null;
      } catch (thrown) {
        const error = toPlatformError(thrown);
        if (error.kind !== 'forbidden' && error.kind !== 'notFound') throw error;
        // Not the caller's fault: the bot is not in its support server, or may not see the bans there.
        throw new AppError('unavailable', 'The bans are unavailable right now', { cause: error });
      }
    },

    async origin(guildId, userId, since = new Date(0)) {
      let before: string | undefined;
      for (let page = 0; page < PAGES_MAX; page += 1) {
        const query = { action_type: AuditLogEvent.MemberBanAdd, limit: PAGE_SIZE, ...(before && { before }) };
        const log = await ignoreErrorCodes(NOT_READABLE, api.guilds.getAuditLogs(guildId, query));
        const entries = log?.audit_log_entries ?? [];
        const entry = entries.find(({ target_id: targetId }) => targetId === userId);
        if (entry?.user_id) {
          const by = log?.users.find(({ id }) => id === entry.user_id);
          return { at: createdAt(entry.id), by: { id: entry.user_id, username: by?.username ?? entry.user_id } };
        }
        before = entries.at(-1)?.id;
        if (before === undefined || entries.length < PAGE_SIZE || createdAt(before) < since) return null;
      }
      return null;
    },
  };
}
