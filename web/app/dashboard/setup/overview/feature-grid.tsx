import type { OverviewAction, OverviewFeature } from '@perigee/core/setup/overview/endpoints';
import { Link } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { actionLines } from './action-texts.ts';
import { countText, FEATURES } from './feature-texts.ts';
import styles from './overview.module.css';

interface FeaturesProps {
  guildId: string;
  features: readonly OverviewFeature[];
}

/** How often the times are updated, in milliseconds. */
const ANEW_MS = 30_000;

/** The features that are on, with their last action; each links to its tab. */
export function WorkingFeatures({
  guildId,
  features,
  actions,
}: FeaturesProps & { actions: readonly OverviewAction[] }) {
  const text = useText();
  const actionOf = ({ key }: OverviewFeature) => actions.find((action) => action.feature === key);

  return (
    <section aria-labelledby="overview-features">
      <h2 id="overview-features" className={styles['subtitle']}>
        {text(m.overview_working)}
      </h2>
      <ul className={styles['grid']}>
        {features
          .filter(({ on }) => on)
          .map((feature) => (
            <li key={feature.key}>
              <ActiveFeature guildId={guildId} feature={feature} action={actionOf(feature)} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The features that are off; each links to its switch. */
export function InactiveFeatures({ guildId, features }: FeaturesProps) {
  const text = useText();
  const off = features.filter(({ on }) => !on);
  if (off.length === 0) return null;

  return (
    <section aria-labelledby="overview-off">
      <h2 id="overview-off" className={styles['subtitle']}>
        {text(m.overview_inactive)}
      </h2>
      <p className={styles['hint']}>{text(m.overview_inactive_text)}</p>
      <ul className={styles['inactive']}>
        {off.map((feature) => (
          <li key={feature.key}>
            <Link to={addressOf(guildId, feature)} viewTransition title={countText(text, feature) ?? undefined}>
              <Icon name={FEATURES[feature.key].icon} size={18} />
              {text(FEATURES[feature.key].title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActiveFeatureProps {
  guildId: string;
  feature: OverviewFeature;
  action: OverviewAction | undefined;
}

function ActiveFeature({ guildId, feature, action }: ActiveFeatureProps) {
  const text = useText();
  const { locale } = usePreferences();
  const now = useNow(ANEW_MS);
  const [last, often] = actionLines({ text, locale, now }, feature.key, action);
  const details = [countText(text, feature), often].filter((part) => part !== null && part !== undefined);

  return (
    <Link className={styles['feature'] ?? ''} to={addressOf(guildId, feature)} viewTransition>
      <Icon name={FEATURES[feature.key].icon} size={22} />
      <span className={styles['name']}>{text(FEATURES[feature.key].title)}</span>
      {last !== undefined && (
        <span className={styles['last']} data-idle={action === undefined}>
          {last}
        </span>
      )}
      {details.length > 0 && <span className={styles['count']}>{details.join(' · ')}</span>}
    </Link>
  );
}

function addressOf(guildId: string, { key, tab }: OverviewFeature): string {
  return `/guilds/${guildId}/${tab}${FEATURES[key].hash}`;
}
