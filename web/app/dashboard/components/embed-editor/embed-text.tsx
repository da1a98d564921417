import type { TemplatePlace } from '@perigee/core/templates/catalogue';
import { TemplateField } from '../template-field/template-field.tsx';

interface EmbedTextProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  max: number;
  place: TemplatePlace;
  error?: unknown;
  hint?: string;
  isLong?: boolean;
  /** One time variable and nothing else. */
  form?: 'moment';
}

/** One text of an embed. There are many of them, so the way to the documentation is left to the message's own field. */
export function EmbedText({ hint, isLong = false, ...props }: EmbedTextProps) {
  return (
    <TemplateField
      {...props}
      {...(hint !== undefined && { description: hint })}
      placeholder={props.label}
      isLine={!isLong}
      hasHelp={false}
    />
  );
}
