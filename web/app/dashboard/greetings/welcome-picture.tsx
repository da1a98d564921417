import { LAYOUT_NAMES, PICTURE_LAYOUTS, type PictureLayout } from '@perigee/core/greetings/picture';
import type { Greetings } from '@perigee/core/greetings/schema';
import { useId } from 'react';
import { m } from '#texts';
import { ColorField } from '../components/pickers/color-field.tsx';
import { SwitchRow } from '../components/pickers/switch-row.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { WelcomeImage } from './welcome-image.tsx';
import styles from './welcome-picture.module.css';

type WelcomePictureProps = Pick<SettingsFormState<Greetings>, 'form'>;

/** The picture for the join message: whether there is one, its layout and its accent colour. */
export function WelcomePictureFields({ form }: WelcomePictureProps) {
  const text = useText();
  const { enabled, layout, color } = form.values.join.picture;

  return (
    <div className={styles['picture']}>
      <SwitchRow
        label={text(m.greetings_picture_enable)}
        hint={text(m.greetings_picture_hint)}
        path="join.picture.enabled"
        value={enabled}
        onChange={(value) => form.setFieldValue('join.picture.enabled', value)}
      />
      {enabled && (
        <>
          <LayoutChoice
            color={color}
            value={layout}
            onChange={(value) => form.setFieldValue('join.picture.layout', value)}
          />
          <ColorField
            label={text(m.greetings_picture_color)}
            hint={text(m.greetings_picture_color_hint)}
            {...form.getInputProps('join.picture.color')}
            value={color}
          />
        </>
      )}
    </div>
  );
}

interface LayoutChoiceProps {
  color: string;
  value: PictureLayout;
  onChange: (layout: PictureLayout) => void;
}

function LayoutChoice({ color, value, onChange }: LayoutChoiceProps) {
  const text = useText();
  const { locale } = usePreferences();
  const name = useId();

  return (
    <fieldset className={styles['layouts']} data-path="join.picture.layout" tabIndex={-1}>
      <legend>{text(m.greetings_picture_layout)}</legend>
      {PICTURE_LAYOUTS.map((layout) => (
        <label key={layout} className={styles['layout']} data-chosen={layout === value || undefined}>
          <WelcomeImage layout={layout} color={color} isDecorative />
          <span className={styles['name']}>
            <input type="radio" name={name} checked={layout === value} onChange={() => onChange(layout)} />
            {LAYOUT_NAMES[layout][locale]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
