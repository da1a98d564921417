import { useSession } from '../session/use-chat.ts';
import type { Ban } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';
import { DialogForm } from './dialog-form.tsx';

/** The guild's bans with their reasons; each can be lifted. */
export function BanList({ bans }: { bans: Ban[] }) {
  return (
    <DialogForm title={t.bans}>
      {bans.length > 0 ? (
        <ul className="rows">
          {bans.map((ban) => (
            <BanEntry key={ban.id} ban={ban} />
          ))}
        </ul>
      ) : (
        <p className="empty">{t.noBans}</p>
      )}
    </DialogForm>
  );
}

function BanEntry({ ban }: { ban: Ban }) {
  const { openDialog } = useSession();
  return (
    <li>
      <div>
        <b>{ban.name}</b>
        <small>{ban.reason ?? t.noReason}</small>
      </div>
      <button
        type="button"
        className="quiet small"
        aria-label={t.unbanOf(ban.name)}
        onClick={() => openDialog({ kind: 'unban', ban })}
      >
        {t.unban}
      </button>
    </li>
  );
}
