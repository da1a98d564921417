import { avatarUrl } from '../elements/looks.ts';
import { Icon } from '../elements/icon.tsx';
import { placeOf } from '../elements/place.ts';
import { PresenceDot } from '../elements/presence-dot.tsx';
import { useLive, useSession, useSettled } from '../session/use-chat.ts';
import { language, t } from '../texts/texts.ts';

const OTHER_LANGUAGE = language === 'ru' ? 'en' : 'ru';

/** Who the person is and how they are present; a second person side by side, and the other language. */
export function Me() {
  return (
    <footer>
      <div className="links">
        <BesideLink />
        <button id="language" type="button" className="link" lang={OTHER_LANGUAGE} onClick={switchLanguage}>
          {t.otherLanguage}
        </button>
      </div>
      <div className="me">
        <PresenceButton />
        <PersonChooser />
      </div>
    </footer>
  );
}

function switchLanguage(): void {
  const query = new URLSearchParams(location.search);
  query.set('lang', OTHER_LANGUAGE);
  location.search = String(query);
}

function BesideLink() {
  const { person, guild, channel, world } = useSettled((state) => state);
  const other = world.people.find(({ id }) => id !== person)?.id ?? '';
  const places = { person, other, guild: guild ?? '', channel: channel ?? '', lang: language };
  return (
    <a
      id="beside"
      className="link"
      target="_blank"
      href={`/beside?${new URLSearchParams(places)}`}
      hidden={window !== window.parent}
    >
      <Icon name="beside" size={16} />
      {t.beside}
    </a>
  );
}

function PresenceButton() {
  const { openPopup } = useSession();
  const { status, customStatus } = useSettled(({ world }) => world);
  const label = status === 'offline' ? t.invisible : t.statuses[status];
  const title = t.presenceIs(customStatus ? `${label} · ${customStatus}` : label);
  return (
    <button
      id="presence"
      type="button"
      className="ghost icon-button"
      aria-haspopup="menu"
      aria-label={title}
      title={title}
      onClick={({ currentTarget }) => openPopup({ kind: 'presence', place: placeOf(currentTarget) })}
    >
      <PresenceDot status={status} />
    </button>
  );
}

function PersonChooser() {
  const { choosePerson } = useSession();
  const people = useSettled(({ world }) => world.people);
  const person = useLive((state) => state.person);
  return (
    <>
      <img id="me-avatar" alt="" width={36} height={36} src={avatarUrl(people.find(({ id }) => id === person))} />
      <select id="person" aria-label={t.iAm} value={person} onChange={(event) => void choosePerson(event.target.value)}>
        {people.map(({ id, global_name: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
