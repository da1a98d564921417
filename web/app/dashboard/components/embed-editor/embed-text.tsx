import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import { TemplateField } from '../template-field/template-field.tsx';

interface EmbedTextProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  max: number;
  context: TemplateContext;
  error?: unknown;
  hint?: string;
  isLong?: boolean;
  /** The text must be a single time variable. */
  form?: 'moment';
}

/** One text of an embed. Embeds have many, so only the message's own field links to the documentation. */
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
