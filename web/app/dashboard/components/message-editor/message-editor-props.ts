import type { MessageDraft } from '@perigee/core/messages/custom-message';
import type { TemplatePlace } from '@perigee/core/templates/catalogue';
import type { ReactNode } from 'react';

export interface MessageEditorProps {
  /** Names the message. */
  title: string;
  /** What its text is called. */
  label: string;
  /** The dotted path of the message in its section. */
  path: string;
  place: TemplatePlace;
  value: MessageDraft;
  onChange: (message: MessageDraft) => void;
  /** Of the form, by dotted path. */
  errors: Readonly<Record<string, string>>;
  disabled?: boolean;
  /** A text that could stand there; one press takes it. */
  sample: string;
  /** A picture that goes with it. */
  attachment?: ReactNode;
  /** Texts to begin with. */
  starters?: ReactNode;
  /** Sends it for a trial. */
  test?: ReactNode;
}
