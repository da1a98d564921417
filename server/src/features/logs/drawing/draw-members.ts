import type { LogTarget } from '@perigee/core/logs/parts';
import { m } from '#texts';
import type { DrawEvent, LogView } from './drawing.ts';
import { foreign, line, listText, momentText, personText, roleText, sinceText } from './words.ts';

/** How a member who joined reads in the log. */
export const drawMemberJoin: DrawEvent<'memberJoin'> = ({ target, details }, view) => {
  const { locale } = view;
  const { accountCreatedAt, isBot, memberCount, invite } = details;
  const code = invite && `\`${invite.code}\``;
  const known =
    invite?.inviter && code !== null ? m.log_invite_of({ code, person: personText(invite.inviter) }, { locale }) : code;
  return {
    tone: 'made',
    lines: [
      memberLine(target, view, isBot ? ` · ${m.log_bot({}, { locale })}` : ''),
      line(m.log_account({}, { locale }), `${momentText(accountCreatedAt)} (${sinceText(accountCreatedAt)})`),
      line(m.log_invite({}, { locale }), known),
      line(m.log_count({}, { locale }), memberCount === null ? null : memberCount.toLocaleString(locale)),
    ],
  };
};

/** How a member who left reads in the log. */
export const drawMemberLeave: DrawEvent<'memberLeave'> = ({ target, details }, view) => {
  const { locale } = view;
  const { joinedAt, how, roles } = details;
  const ways = { left: m.log_how_left, kicked: m.log_how_kicked, banned: m.log_how_banned };
  return {
    tone: 'gone',
    lines: [
      memberLine(target, view),
      line(m.log_how({}, { locale }), how === null ? null : ways[how]({}, { locale })),
      line(m.log_joined({}, { locale }), joinedAt === null ? null : `${momentText(joinedAt)} (${sinceText(joinedAt)})`),
      line(m.log_roles({}, { locale }), listText(roles.map(roleText), locale)),
    ],
  };
};

/** How a changed nickname reads in the log. */
export const drawMemberNickname: DrawEvent<'memberNickname'> = ({ target, details }, view) => {
  const { locale } = view;
  const formatNickname = (name: string | null) => (name === null ? m.log_nickname_none({}, { locale }) : foreign(name));
  return {
    tone: 'changed',
    lines: [
      memberLine(target, view),
      line(m.log_before({}, { locale }), formatNickname(details.before)),
      line(m.log_after({}, { locale }), formatNickname(details.after)),
    ],
  };
};

/** How a member's changed roles read in the log. */
export const drawMemberRoles: DrawEvent<'memberRoles'> = ({ target, details }, view) => {
  const { locale } = view;
  return {
    tone: 'changed',
    lines: [
      memberLine(target, view),
      line(m.log_roles_added({}, { locale }), listText(details.added.map(roleText), locale)),
      line(m.log_roles_removed({}, { locale }), listText(details.removed.map(roleText), locale)),
    ],
  };
};

/** The line that names the member. */
export function memberLine(target: LogTarget | null, { locale }: LogView, more: string = ''): string | null {
  return target && line(m.log_member({}, { locale }), `${personText(target)}${more}`);
}
