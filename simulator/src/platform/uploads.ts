/** A file uploaded with a message. */
export interface StoredFile {
  contentType: string;
  content: Buffer;
}

/**
 * Uploaded files, by attachment id. They are in memory only: after a restart messages exist, but their files do not.
 */
export interface Uploads {
  keep: (id: string, file: StoredFile) => void;
  find: (id: string) => StoredFile | undefined;
}

/** Above this total size, in bytes, the oldest files are dropped. */
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
