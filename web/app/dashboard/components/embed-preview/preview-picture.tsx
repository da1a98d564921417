import { useState } from 'react';
import { useSite } from '../../../lib/site/use-site.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './embed-preview.module.css';

interface PreviewPictureProps {
  url: string;
  look: 'icon' | 'thumbnail' | 'image';
}

/**
 * A picture of an embed. Only the platform's are loaded: the content policy forbids other origins, so that no setting
 * makes readers' browsers contact foreign servers. For others, the host is shown instead.
 */
export function PreviewPicture({ url, look }: PreviewPictureProps) {
  const { cdnUrl } = useSite();
  const [brokenUrl, setBrokenUrl] = useState('');
  const isLoaded = URL.parse(url)?.origin === new URL(cdnUrl).origin && brokenUrl !== url;

  if (isLoaded) {
    return <img className={styles[look]} src={url} alt="" onError={() => setBrokenUrl(url)} />;
  }
  return (
    <span className={styles[look]} data-placeholder title={url}>
      <Icon name="picture" size={look === 'icon' ? 12 : 24} />
      {look === 'image' && <span>{URL.parse(url)?.host}</span>}
    </span>
  );
}
