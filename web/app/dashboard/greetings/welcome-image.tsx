import type { WelcomePicture } from '@perigee/core/greetings/picture';
import { m } from '#texts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './welcome-picture.module.css';
import { useWelcomePicture } from './use-welcome-picture.ts';

interface WelcomeImageProps extends Pick<WelcomePicture, 'layout' | 'color'> {
  /** Its description is already given beside it, so screen readers skip it. */
  isDecorative?: boolean;
}

/** The height of the tallest layout on the widest page, in pixels; the frame crops it to its own. */
const HEIGHT = 360;

/** The welcome picture in one layout, drawn for the current person. */
export function WelcomeImage({ layout, color, isDecorative = false }: WelcomeImageProps) {
  const text = useText();
  const { data, isError } = useWelcomePicture({ layout, color });

  return (
    <span className={styles['frame']} data-layout={layout}>
      {data !== undefined && <img src={data.picture} alt={isDecorative ? '' : data.description} />}
      {data === undefined && !isError && <Skeleton height={HEIGHT} />}
      {data === undefined && isError && <span className={styles['failed']}>{text(m.greetings_picture_failed)}</span>}
    </span>
  );
}
