import { avatarUrl } from '@perigee/core/community/session/avatar';
import { LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { THEME_CHOICES, type ThemeChoice } from '../../../lib/preferences/preferences.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import styles from './account-menu.module.css';

// It calls the API, whose code is larger than the rest of the bar.
const LogOut = lazy(async () => ({ default: (await import('./log-out.tsx')).LogOut }));

const THEME_TEXTS: Record<ThemeChoice, PlainMessage> = {
  dark: m.theme_dark,
  light: m.theme_light,
  system: m.theme_system,
};

/** Each in its own language, so that people who read no other can find it. */
const LOCALE_NAMES: Record<Locale, string> = { en: 'English', ru: 'Русский' };

/** The signed-in person's menu: theme, language and sign-out. */
export function AccountMenu() {
  const text = useText();
  const site = useSite();
  const session = useSession();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);

  if (session.status !== 'user') return <span className={styles['place']} />;
  const name = session.user.global_name ?? session.user.username;
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className={styles['avatar']}
        popoverTarget={menuId}
        aria-label={text(m.bar_account, { name })}
      >
        <img src={avatarUrl(site.cdnUrl, session.user)} alt="" width={32} height={32} />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        className={styles['menu']}
        role="group"
        aria-label={name}
        onToggle={() => setOpened(true)}
      >
        <Link to="/@me" viewTransition className={styles['row']} onClick={close}>
          <Icon name="crown" />
          {name}
        </Link>
        {wasOpened && <HostRow onFollow={close} />}
        <Looks />
        <Suspense>
          <LogOut />
        </Suspense>
      </div>
    </>
  );
}

/** The choice of theme and language. */
function Looks() {
  const text = useText();
  const { locale, setLocale, theme, followsSystem, setTheme } = usePreferences();

  return (
    <>
      <MenuChoice
        title={text(m.menu_theme)}
        options={THEME_CHOICES.map((choice) => ({ value: choice, name: text(THEME_TEXTS[choice]) }))}
        value={followsSystem ? 'system' : theme}
        onChange={setTheme}
      />
      <MenuChoice
        title={text(m.menu_language)}
        options={LOCALES.map((each) => ({ value: each, name: LOCALE_NAMES[each], lang: each }))}
        value={locale}
        onChange={setLocale}
      />
    </>
  );
}

/** A link to the host page, visible only to people who run the site. */
function HostRow({ onFollow }: { onFollow: () => void }) {
  const text = useText();
  const call = useApi();
  const { value } = useReading(() => call(hostEndpoints.self, {}), 'host');

  if (value?.isHost !== true) return null;
  return (
    <Link to="/host" viewTransition className={styles['row']} onClick={onFollow}>
      <Icon name="pulse" />
      {text(m.host_title)}
    </Link>
  );
}

interface MenuChoiceProps<Value extends string> {
  title: string;
  options: readonly { value: Value; name: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few options, side by side. */
function MenuChoice<Value extends string>({ title, options, value, onChange }: MenuChoiceProps<Value>) {
  const group = useId();

  return (
    <fieldset className={styles['choice']}>
      <legend>{title}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input type="radio" name={group} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
