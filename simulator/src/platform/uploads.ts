/** A file that came with a message. */
export interface StoredFile {
  contentType: string;
  content: Buffer;
}

/** Uploaded files, by attachment id. They live in memory: after a restart messages are there, their files are not. */
export interface Uploads {
  keep: (id: string, file: StoredFile) => void;
  find: (id: string) => StoredFile | undefined;
}

/** The oldest are let go beyond this many bytes together. */
const KEPT_BYTES = 64 * 1024 * 1024;

export function createUploads(): Uploads {
  const files = new Map<string, StoredFile>();
  let total = 0;
  return {
    keep: (id, file) => {
      files.set(id, file);
      total += file.content.length;
      for (const [oldest, { content }] of files) {
        if (total <= KEPT_BYTES) break;
        files.delete(oldest);
        total -= content.length;
      }
    },
    find: (id) => files.get(id),
  };
}
