import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { PartGroup } from './part-group.tsx';
import type { PartProps } from './part-props.ts';
import { UrlField } from './url-field.tsx';

/** The large picture below the text and the small one beside it. */
export function PicturesPart({ embed, place, errorAt, onChange }: PartProps) {
  const text = useText();

  return (
    <PartGroup title={text(m.embed_pictures)}>
      <UrlField
        label={text(m.embed_image)}
        value={embed.image}
        place={place}
        error={errorAt('image')}
        onChange={(image) => onChange({ ...embed, image })}
      />
      <UrlField
        label={text(m.embed_thumbnail)}
        value={embed.thumbnail}
        place={place}
        error={errorAt('thumbnail')}
        onChange={(thumbnail) => onChange({ ...embed, thumbnail })}
      />
    </PartGroup>
  );
}
