import type { MessageDraft } from '@perigee/core/base/messages/custom-message';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import type { ReactNode } from 'react';

export interface MessageEditorProps {
  /** The name of the message. */
  title: string;
  /** The label of its text field. */
  label: string;
  /** The message's dotted path in its section. */
  path: string;
  context: TemplateContext;
  value: MessageDraft;
  onChange: (message: MessageDraft) => void;
  /** The form's errors, by dotted path. */
  errors: Readonly<Record<string, string>>;
  disabled?: boolean;
  /** A sample text that can be taken over with one press. */
  sample: string;
  /** A picture sent with the message. */
  attachment?: ReactNode;
  /** Example messages to start with. */
  starters?: ReactNode;
  /** The test button. */
  test?: ReactNode;
}
