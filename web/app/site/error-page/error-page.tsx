import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Button } from '../../components/button/button.tsx';
import { Logo } from '../../components/logo/logo.tsx';
import styles from './error-page.module.css';

/** Shown in place of everything when a page could not be rendered. It depends on nothing that may be broken. */
export function ErrorPage() {
  const text = useText();

  return (
    <main className={styles['page']}>
      <title>{text(m.page_title, { page: text(m.crash_title) })}</title>
      <Logo size={96} />
      <h1>{text(m.crash_title)}</h1>
      <p>{text(m.crash_text)}</p>
      <div className={styles['actions']}>
        <Button tone="primary" onClick={() => window.location.reload()}>
          {text(m.crash_reload)}
        </Button>
        <a href="/">{text(m.not_found_home)}</a>
      </div>
    </main>
  );
}
