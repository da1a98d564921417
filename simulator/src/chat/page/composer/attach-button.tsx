import type { RefObject } from 'react';
import { Icon } from '../elements/icon.tsx';
import { t } from '../texts/texts.ts';

interface AttachButtonProps {
  input: RefObject<HTMLInputElement | null>;
  files: File[];
  isHidden: boolean;
  onChange: (files: File[]) => void;
}

/** The button that attaches files to the next message; it shows how many are chosen. */
export function AttachButton({ input, files, isHidden, onChange }: AttachButtonProps) {
  const title = files.map(({ name }) => name).join(', ') || t.attach;
  return (
    <label id="attach-label" className="ghost icon-button" title={title} hidden={isHidden}>
      <Icon name="plus" />
      <span id="attach-count" className="count" hidden={files.length === 0}>
        {files.length}
      </span>
      <input
        id="attach"
        ref={input}
        type="file"
        multiple
        aria-label={t.attach}
        onChange={(event) => onChange([...(event.target.files ?? [])])}
      />
    </label>
  );
}
