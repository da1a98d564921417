import { ChoiceLabel } from '../elements/field.tsx';
import { useSession } from '../session/use-chat.ts';
import { useModeration } from '../session/use-moderation.ts';
import type { Member } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';
import { DialogForm } from './dialog-form.tsx';

/** The roles as checkboxes; only those the person may give are enabled. */
export function RolesDialog({ member }: { member: Member }) {
  const { server, guild } = useSession().store.read();
  const { act } = useModeration();
  const roles = (server?.roles ?? [])
    .filter(({ id }) => id !== guild)
    .toSorted((left, right) => right.position - left.position);

  const save = async (data: FormData) => {
    const chosen = data.getAll('role');
    for (const { id, canGive } of roles) {
      const has = chosen.includes(id);
      if (canGive && has !== member.roles.includes(id)) {
        await act({ type: has ? 'addRole' : 'removeRole', targetId: member.id, roleId: id });
      }
    }
  };

  return (
    <DialogForm title={t.rolesOf(member.name)} submitLabel={t.save} onSubmit={save}>
      <div className="choices">
        {roles.map(({ id, name, canGive }) => (
          <ChoiceLabel key={id} label={name}>
            <input
              type="checkbox"
              name="role"
              value={id}
              defaultChecked={member.roles.includes(id)}
              disabled={!canGive}
            />
          </ChoiceLabel>
        ))}
      </div>
    </DialogForm>
  );
}
