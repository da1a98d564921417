import type { Locale } from '@perigee/core/base/locales/locales';
import { writeStay } from '@perigee/core/base/time/write-stay';
import { nullIfNotFound } from '../../errors/null-if-not-found.ts';
import { type GuildDescription, type GuildDirectory, guildNames, memberValues } from '../community/index.ts';
import type { FarewellOccasion, GreetingOccasion } from './render-greeting.ts';
import type { Removal } from './visits/visit-store.ts';
import type { Visitor } from './visitor.ts';

interface KnownGuild {
  guildId: string;
  guild: GuildDescription;
  cdnUrl: string;
}

/** The guild, or null where the bot is no longer in it. */
export function findGuild(directory: GuildDirectory, guildId: string): Promise<GuildDescription | null> {
  return nullIfNotFound(directory.get(guildId));
}

/** The values greetings may use about a member who joined. */
export function occasionOf({ guildId, guild, cdnUrl }: KnownGuild, visitor: Visitor): GreetingOccasion {
  const { user, nick, joinedAt, members } = visitor;
  const { name, icon, memberCount } = guild;
  return {
    member: { user, nick, joined_at: joinedAt },
    guild: { id: guildId, name, icon, memberCount: members ?? memberCount },
    names: guildNames(guild),
    cdnUrl,
  };
}

interface Departure {
  visitor: Visitor;
  /** In milliseconds since 1970. */
  leftAt: number;
  /** Null for a member who left on their own. */
  removal: Removal | null;
  locale: Locale;
}

/** The same for a member who left. A moderator who has left, too, has no name. */
export async function farewellOf(
  directory: GuildDirectory,
  at: KnownGuild,
  { visitor, leftAt, removal, locale }: Departure,
): Promise<FarewellOccasion> {
  const { joinedAt } = visitor;
  const by = removal?.by ?? null;
  const moderator = by === null ? null : await directory.member(at.guildId, by).catch(() => null);
  return {
    ...occasionOf(at, visitor),
    departure: {
      type: removal?.type ?? 'left',
      stayed: joinedAt === null ? null : writeStay(new Date(joinedAt), new Date(leftAt), locale),
      reason: removal?.reason ?? '',
    },
    moderator: moderator === null ? null : withoutJoined(memberValues(moderator, at.cdnUrl)),
  };
}

function withoutJoined({ joined: _, created: __, ...values }: ReturnType<typeof memberValues>) {
  return values;
}
