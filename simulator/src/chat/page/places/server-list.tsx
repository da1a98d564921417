import { Icon } from '../elements/icon.tsx';
import { useSession, useSettled } from '../session/use-chat.ts';
import type { JoinableTile, Tile } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';

/** The person's guilds, and those they could join. */
export function ServerList() {
  const { guilds, joinable } = useSettled(({ world }) => world);
  return (
    <nav id="servers" aria-label={t.servers}>
      <HomeTile />
      <hr />
      {guilds.map((guild) => (
        <GuildTile key={guild.id} guild={guild} />
      ))}
      {joinable.length > 0 ? <hr /> : null}
      {joinable.map((guild) => (
        <JoinTile key={guild.id} guild={guild} />
      ))}
    </nav>
  );
}

function HomeTile() {
  const { attempt, chooseGuild } = useSession();
  const isOpen = useSettled(({ guild }) => guild === null);
  return (
    <button
      type="button"
      className="tile home"
      title={t.direct}
      aria-label={t.direct}
      aria-current={isOpen || undefined}
      onClick={() => void attempt(() => chooseGuild(null))}
    >
      <Icon name="mail" size={24} />
    </button>
  );
}

function GuildTile({ guild }: { guild: Tile }) {
  const { attempt, chooseGuild } = useSession();
  const isOpen = useSettled((state) => state.guild === guild.id);
  return (
    <button
      type="button"
      className="tile"
      title={guild.name}
      aria-label={guild.name}
      aria-current={isOpen || undefined}
      onClick={() => void attempt(() => chooseGuild(guild.id))}
    >
      <GuildIcon guild={guild} />
    </button>
  );
}

function JoinTile({ guild }: { guild: JoinableTile }) {
  const { attempt, join } = useSession();
  const label = `${t.join}: ${guild.name}`;
  return (
    <button
      type="button"
      className="tile faded"
      disabled={guild.banned}
      title={guild.banned ? `${guild.name} (${t.banMark})` : label}
      aria-label={label}
      onClick={() => void attempt(() => join(guild.id))}
    >
      <GuildIcon guild={guild} />
      <span className="badge" aria-hidden="true">
        <Icon name={guild.banned ? 'ban' : 'plus'} size={14} />
      </span>
    </button>
  );
}

function GuildIcon({ guild: { id, icon, name } }: { guild: Tile }) {
  if (icon) return <img src={`/cdn/icons/${id}/${icon}.png`} alt="" width={48} height={48} />;
  const initials = name.split(/\s+/).map((word) => word[0]);
  return <span className="initials" data-initials={initials.join('').slice(0, 3)} />;
}
