import type { TaglinePromise } from '@perigee/core/site/promises/site-promises';
import { useEffect, useState } from 'react';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import { firstMoment, momentDuration, nextMoment } from './tagline.ts';
import styles from './home.module.css';

/** The promises are listed in core under these names. */
const TAGLINES: Readonly<Record<TaglinePromise, PlainMessage>> = {
  currency: m.home_tagline_1,
  greeting: m.home_tagline_2,
  safety: m.home_tagline_3,
  memory: m.home_tagline_4,
  ranks: m.home_tagline_5,
};

/** The rotating taglines, in a box as large as the longest one. A new language starts them over. */
export function TypedTagline() {
  const text = useText();
  const { locale } = usePreferences();

  return <Typewriter key={locale} taglines={Object.values(TAGLINES).map((tagline) => text(tagline))} />;
}

/** Screen readers get the first tagline once; the typing is only visual. */
function Typewriter({ taglines }: { taglines: readonly string[] }) {
  const [moment, setMoment] = useState(() => firstMoment(taglines));
  const shown = taglines[moment.index]?.slice(0, moment.length);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => setMoment(nextMoment(taglines, moment)), momentDuration(taglines, moment));
    return () => clearTimeout(timer);
  }, [moment, taglines]);

  return (
    <p className={styles['tagline']}>
      <span className="visually-hidden">{taglines[0]}</span>
      <span className={styles['typed']} aria-hidden="true">
        {shown}
        <span className={styles['caret']} />
      </span>
      {taglines.map((tagline) => (
        <span key={tagline} className={styles['sizer']} aria-hidden="true">
          {tagline}
        </span>
      ))}
    </p>
  );
}
