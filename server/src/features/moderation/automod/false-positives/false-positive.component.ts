import { mayPunish } from '@perigee/core/community/editors/schema';
import { CASE_PERMISSIONS } from '@perigee/core/moderation/cases/permissions';
import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { undoHitId, wrongHitId } from '../hits/hit-button.ts';
import type { Hit } from '../hits/hit.ts';
import { askToUndo, describeUndoing, lastOf } from './describe-undoing.ts';
import { consequencesOf, type HitConsequences, type UndoDeps, type Undoing, undoHit } from './undo-hit.ts';

const UNDOING = 'a mistake of the bot can be undone even if commands are off';

/**
 * Marks a hit as wrong: at once where nobody was punished, otherwise after the moderator has seen what is undone. The
 * resulting job updates the log entry, as it knows the outcome.
 */
export function falsePositiveComponents(deps: UndoDeps): Component[] {
  return [
    defineComponent({
      id: wrongHitId,
      noCommand: UNDOING,
      mayPress: { permission: 'ModerateMembers' },
      async run(ctx, { hitId }) {
        const { guildId, channelId, messageId, locale, refuse, replyPrivately } = ctx;
        if (messageId !== null) await deps.hits.noteLogged(guildId, hitId, { channelId, messageId });
        const asked = await questionFor(deps, ctx, hitId);
        if ('refusal' in asked) await refuse(describeUndoing(asked.refusal, locale));
        else if (asked.consequences.undoable.length > 0)
          await replyPrivately(askToUndo(asked.hit, asked.consequences, locale));
        else await refuse(describeUndoing(await undo(deps, ctx, hitId), locale));
      },
    }),
    defineComponent({
      id: undoHitId,
      noCommand: UNDOING,
      mayPress: { permission: 'ModerateMembers' },
      async run(ctx, { hitId, lastCase }) {
        const { locale, update } = ctx;
        const asked = await questionFor(deps, ctx, hitId);
        if ('hit' in asked && lastOf(asked.consequences.undoable) > lastCase)
          return update(askToUndo(asked.hit, asked.consequences, locale));
        const undoing = 'refusal' in asked ? asked.refusal : await undo(deps, ctx, hitId);
        return update({ content: describeUndoing(undoing, locale), components: [] });
      },
    }),
  ];
}

/** What the moderator is asked about, or why they are not. */
type Question = { refusal: Undoing } | { hit: Hit; consequences: HitConsequences };

async function questionFor(deps: UndoDeps, ctx: ComponentContext, hitId: string): Promise<Question> {
  const { guildId, user } = ctx;
  const hit = await deps.hits.find(guildId, hitId);
  if (hit === null || hit.wrongAt !== null) return { refusal: 'gone' };
  if (hit.member.id === user.id) return { refusal: 'own' };
  const consequences = await consequencesOf(deps, hit);
  const mayLift = await liftsOf(ctx);
  const lacks = consequences.undoable.map(({ type }) => CASE_PERMISSIONS[type]).find((needed) => !mayLift(needed));
  return lacks === undefined ? { hit, consequences } : { refusal: { lacks } };
}

async function undo(deps: UndoDeps, ctx: ComponentContext, hitId: string): Promise<Undoing> {
  const { guildId, user, locale } = ctx;
  return undoHit(deps, {
    guildId,
    hitId,
    by: { id: user.id, name: user.username },
    reason: m.automod_undone({}, { locale }),
    source: 'command',
    mayPunish: await liftsOf(ctx),
  });
}

async function liftsOf({ bot, guildId, permissions, roleIds }: ComponentContext) {
  const { editors } = await bot.settings.get(guildId);
  return (permission: PermissionName) => mayPunish(editors, { permissions, roleIds }, permission);
}
