import type { LogTarget } from '@perigee/core/logs/parts';
import { m } from '#texts';
import { changeLines } from './draw-changes.ts';
import type { Drawing, DrawEvent, LogView } from './drawing.ts';
import { colorText, foreign, line, permissionsText, roleText } from './words.ts';

/** How a created role reads in the log. */
export const drawRoleCreate: DrawEvent<'roleCreate'> = (entry, view) => ({
  tone: 'made',
  ...stripeOf(entry),
  lines: [roleLine(entry, view), ...stateLines(entry.details, view)],
});

/** How a deleted role reads in the log. */
export const drawRoleDelete: DrawEvent<'roleDelete'> = (entry, view) => ({
  tone: 'gone',
  ...stripeOf(entry),
  lines: [
    line(m.log_role({}, { locale: view.locale }), foreign(entry.details.name)),
    ...stateLines(entry.details, view),
  ],
});

/** How a changed role reads in the log. */
export const drawRoleEdit: DrawEvent<'roleEdit'> = (entry, view) => {
  const { locale } = view;
  const { changes, permissions } = entry.details;
  return {
    tone: 'changed',
    ...stripeOf(entry),
    lines: [
      roleLine(entry, view),
      ...changeLines(changes, locale),
      line(m.log_permissions_added({}, { locale }), permissionsText(permissions.added, locale)),
      line(m.log_permissions_removed({}, { locale }), permissionsText(permissions.removed, locale)),
    ],
  };
};

interface RoleEntry {
  target: LogTarget | null;
  details: { name: string; color: number };
}

/** The stripe has the role's own colour, where it has one. */
function stripeOf({ details: { color } }: RoleEntry): Pick<Drawing, 'color'> {
  return color === 0 ? {} : { color };
}

function roleLine({ target, details: { name } }: RoleEntry, { locale }: LogView): string | null {
  return line(m.log_role({}, { locale }), target === null ? foreign(name) : roleText({ id: target.id, name }));
}

function stateLines(
  { color, permissions }: { color: number; permissions: Parameters<typeof permissionsText>[0] },
  { locale }: LogView,
): (string | null)[] {
  return [
    line(m.log_color({}, { locale }), colorText(color, locale)),
    line(m.log_permissions({}, { locale }), permissionsText(permissions, locale)),
  ];
}
