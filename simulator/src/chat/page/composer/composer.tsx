import { type FormEvent, useRef, useState } from 'react';
import { Icon } from '../elements/icon.tsx';
import { useLive, useSession, useSettled } from '../session/use-chat.ts';
import { currentChannel, mayInChannel } from '../state/select.ts';
import { t } from '../texts/texts.ts';
import { AttachButton } from './attach-button.tsx';
import { CommandFields } from './command-fields.tsx';
import { DraftBar } from './draft-bar.tsx';
import { suggest } from './find-commands.ts';
import { Suggestions } from './suggestions.tsx';
import { TextField } from './text-field.tsx';
import { TypingLine } from './typing-line.tsx';
import { useComposer } from './use-composer.ts';

/** Where messages, replies, edits and slash commands are written. */
export function Composer() {
  const { draft, sendTyping } = useSession();
  const current = useLive((state) => state.draft);
  const commands = useLive((state) => state.commands);
  const isOpening = useLive((state) => state.isOpening);
  const mayWrite = useSettled((state) => currentChannel(state)?.canWrite === true);
  const mayAttach = useSettled((state) => mayInChannel(state, 'AttachFiles'));
  const [files, setFiles] = useState<File[]>([]);
  const [form, text, fields, attached] = [useRef(null), useRef(null), useRef(null), useRef(null)];
  const { pick, send, handleKey } = useComposer({ form, text, fields, attached }, files, () => setFiles([]));
  const isDisabled = isOpening || !mayWrite;

  const handleWrite = (written: string) => {
    draft({ type: 'write', text: written });
    sendTyping(written);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form id="composer" ref={form} autoComplete="off" onSubmit={handleSubmit}>
      <Suggestions commands={suggest(commands, current)} highlighted={current.highlighted} onPick={pick} />
      <CommandFields box={fields} command={current.command} argument={current.argument} />
      <DraftBar />
      <div className="row">
        <AttachButton input={attached} files={files} isHidden={!mayWrite || !mayAttach} onChange={setFiles} />
        <TextField field={text} isDisabled={isDisabled} onWrite={handleWrite} onKey={handleKey} />
        <button id="send" type="submit" className="primary" aria-label={t.send} disabled={isDisabled}>
          <span>{t.send}</span>
          <Icon name="send" />
        </button>
      </div>
      <TypingLine />
    </form>
  );
}
