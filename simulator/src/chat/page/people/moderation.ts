import type { Actions } from '../actions.ts';
import { labelled, openDialog, selectOf } from '../dialog.ts';
import { button, make, textIn } from '../dom.ts';
import type { Ban, Member } from '../shapes.ts';
import { ask, state } from '../state.ts';
import { t } from '../texts/texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const HOUR_SECONDS = 3_600;
const REASON_MAX = 512;

const act = (body: object) => ask(`/guilds/${state.guild}/acts`, 'POST', body);
const withReason = (data: FormData, fields: object) => {
  const reason = textIn(data, 'reason').trim();
  return reason === '' ? fields : { ...fields, reason };
};
const reasonField = () => labelled(t.reason, make('input', { name: 'reason', maxlength: REASON_MAX }), t.reasonHint);

/** Asks how to ban, then bans. */
export function openBan({ id, name }: Member) {
  const spans = [0, HOUR_SECONDS, 6 * HOUR_SECONDS, 24 * HOUR_SECONDS, 7 * 24 * HOUR_SECONDS];
  const entries = spans.map((seconds, index): [string, string] => [String(seconds), t.deletedSpans[index] ?? '']);
  openDialog({
    title: t.banOf(name),
    content: [labelled(t.deleteMessages, selectOf('seconds', entries, '0')), reasonField()],
    submitLabel: t.ban,
    isDanger: true,
    onSubmit: (data) =>
      act(withReason(data, { type: 'ban', targetId: id, deleteMessageSeconds: Number(data.get('seconds')) })),
  });
}

/** Asks for a reason, then kicks the member. */
export function openKick({ id, name }: Member) {
  openDialog({
    title: t.kickOf(name),
    content: [reasonField()],
    submitLabel: t.kick,
    isDanger: true,
    onSubmit: (data) => act(withReason(data, { type: 'kick', targetId: id })),
  });
}

/** Asks for a duration, then times the member out. */
export function openTimeout({ id, name }: Member) {
  const spans = [MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, DAY_MS, 7 * DAY_MS, 28 * DAY_MS];
  const entries = spans.map((ms, index): [string, string] => [String(ms), t.timeoutSpans[index] ?? '']);
  openDialog({
    title: t.timeoutOf(name),
    content: [labelled(t.duration, selectOf('ms', entries, String(10 * MINUTE_MS))), reasonField()],
    submitLabel: t.timeOut,
    onSubmit: (data) => act(withReason(data, { type: 'timeout', targetId: id, durationMs: Number(data.get('ms')) })),
  });
}

/** Ends a member's timeout. */
export const removeTimeout = ({ id }: Member) => act({ type: 'removeTimeout', targetId: id });

/** Shows the roles as checkboxes; only those the person may give are enabled. */
export function openRoles(member: Member) {
  const roles = (state.server?.roles ?? [])
    .filter(({ id }) => id !== state.guild)
    .toSorted((left, right) => right.position - left.position);
  const rows = roles.map(({ id, name, canGive }) => {
    const attributes = { type: 'checkbox', name: 'role', value: id, checked: member.roles.includes(id) };
    return make(
      'label',
      { class: 'choice' },
      make('input', { ...attributes, disabled: !canGive }),
      make('span', {}, name),
    );
  });
  openDialog({
    title: t.rolesOf(member.name),
    content: [make('div', { class: 'choices' }, ...rows)],
    submitLabel: t.save,
    onSubmit: async (data) => {
      const chosen = data.getAll('role');
      for (const { id } of roles.filter(({ canGive }) => canGive)) {
        const has = chosen.includes(id);
        if (has !== member.roles.includes(id)) {
          await act({ type: has ? 'addRole' : 'removeRole', targetId: member.id, roleId: id });
        }
      }
    },
  });
}

/** Shows the bans with their reasons; each can be lifted. */
export async function openBans(actions: Actions) {
  const bans = await ask<Ban[]>(`/guilds/${state.guild}/bans`);
  const rows = bans.map((ban) =>
    make(
      'li',
      {},
      make('div', {}, make('b', {}, ban.name), make('small', {}, ban.reason ?? t.noReason)),
      button(
        { class: 'quiet small', 'aria-label': t.unbanOf(ban.name), onclick: () => openUnban(ban, actions) },
        t.unban,
      ),
    ),
  );
  const list = rows.length > 0 ? make('ul', { class: 'rows' }, ...rows) : make('p', { class: 'empty' }, t.noBans);
  openDialog({ title: t.bans, content: [list] });
}

function openUnban({ id, name }: Ban, actions: Actions) {
  openDialog({
    title: t.unbanOf(name),
    content: [reasonField()],
    submitLabel: t.unban,
    onSubmit: async (data) => {
      await act(withReason(data, { type: 'unban', targetId: id }));
      await openBans(actions);
    },
  });
}
