import { EVIDENCE_MAX, EVIDENCE_MAX_BYTES } from '@perigee/core/moderation/cases/limits';
import type { AttachedFile } from '../../../../bot/options/option-values.ts';
import { fetchFile } from '../../../../discord/fetch-file.ts';
import type { Evidence } from '../records/store-evidence.ts';

/** Says why a picture was not kept. */
export interface LostPicture {
  name: string;
  why: 'tooMany' | 'tooLarge' | 'noPicture' | 'unreachable';
}

export interface ReadEvidence {
  evidence: Evidence[];
  lostPictures: LostPicture[];
}

/** Downloads the pictures given with a command in that channel. Those that cannot be kept do not stop it. */
export async function readEvidence(files: readonly AttachedFile[], channelId: string): Promise<ReadEvidence> {
  const read = await Promise.all(files.slice(0, EVIDENCE_MAX).map((file) => readPicture(file, channelId)));
  const more = files.slice(EVIDENCE_MAX).map(({ name }): LostPicture => ({ name, why: 'tooMany' }));
  return {
    evidence: read.flatMap((picture) => ('data' in picture ? picture : [])),
    lostPictures: [...read.flatMap((picture) => ('why' in picture ? picture : [])), ...more],
  };
}

async function readPicture({ name, url, size }: AttachedFile, channelId: string): Promise<Evidence | LostPicture> {
  if (size > EVIDENCE_MAX_BYTES) return { name, why: 'tooLarge' };
  const data = await fetchFile(url, EVIDENCE_MAX_BYTES);
  if (data === null) return { name, why: 'unreachable' };
  const contentType = pictureType(data);
  return contentType === null ? { name, why: 'noPicture' } : { contentType, data, channelId };
}

/** Judges by the first bytes: file names and declared types are unreliable. */
function pictureType(data: Buffer): Evidence['contentType'] | null {
  const head = data.toString('latin1', 0, 12);
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null;
}
