import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LostAstronaut } from '../components/planet/lost-astronaut.tsx';
import { StarField } from '../../components/star-field/star-field.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './not-found-page.module.css';

/** The page for every unknown address; the server responds with 404. */
export default function NotFoundPage() {
  const text = useText();

  return (
    <section className={styles['page']}>
      {/* No `noindex` is needed: the 404 status is enough. */}
      <title>{text(m.page_title, { page: text(m.not_found_title) })}</title>
      <meta name="description" content={text(m.not_found_text)} />
      <StarField />
      <LostAstronaut />
      <p className={styles['code']}>404</p>
      <h1>{text(m.not_found_headline)}</h1>
      <p className={styles['text']}>{text(m.not_found_text)}</p>
      <LinkButton to="/" tone="primary">
        <Icon name="home" />
        {text(m.not_found_home)}
      </LinkButton>
    </section>
  );
}
