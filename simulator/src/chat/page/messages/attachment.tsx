import { useState } from 'react';
import { Icon } from '../elements/icon.tsx';
import type { Attachment } from '../shapes/message-shapes.ts';

/** Images are shown, with their description as alternative text; other files are links. */
export function AttachmentBox({ file }: { file: Attachment }) {
  // File contents are lost on restart, their names are not.
  const [isLost, setLost] = useState(false);
  if (isLost || !file.content_type?.startsWith('image/') || !file.width) return <FileLink file={file} />;
  const { url, description, filename, width, height } = file;
  return (
    <figure className="picture">
      <img
        src={url}
        alt={description ?? filename}
        width={width}
        height={height ?? undefined}
        onError={() => setLost(true)}
      />
    </figure>
  );
}

function FileLink({ file }: { file: Attachment }) {
  return (
    <a className="attachment" href={file.url}>
      <Icon name="file" />
      {file.filename}
    </a>
  );
}
