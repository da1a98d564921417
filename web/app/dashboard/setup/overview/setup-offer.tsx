import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './overview.module.css';

/** A link to the setup questions: a card until the first save, a single line after it. */
export function SetupOffer() {
  const text = useText();
  const { id, settings } = useGuild();
  const isFresh = Object.values(settings.versions).every((version) => version === 0);

  if (!isFresh) {
    return (
      <div className={styles['anew']}>
        <LinkButton size="small" to={`/guilds/${id}/setup`}>
          <Icon name="refresh" size={18} />
          {text(m.setup_anew)}
        </LinkButton>
      </div>
    );
  }
  return (
    <section className={styles['offer']} aria-labelledby="setup-offer">
      <div>
        <h2 id="setup-offer">{text(m.setup_offer)}</h2>
        <p>{text(m.setup_offer_text)}</p>
      </div>
      <LinkButton tone="primary" to={`/guilds/${id}/setup`}>
        {text(m.setup_start)}
        <Icon name="arrow" size={18} />
      </LinkButton>
    </section>
  );
}
