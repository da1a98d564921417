import type { SentFile } from '../shapes/shapes.ts';

/** A file with its contents as base64. */
export async function readFile(file: File): Promise<SentFile> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsDataURL(file);
  });
  return { name: file.name, type: file.type, data: address.slice(address.indexOf(',') + 1) };
}
