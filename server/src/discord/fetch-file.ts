/** Time-out of a download, in milliseconds: the member who sent the file waits for a reply. */
const FETCH_TIMEOUT_MS = 5_000;

/** Downloads a file from the platform, without retries. Null if it comes too late or is larger than that many bytes. */
export async function fetchFile(url: string, maxBytes: number): Promise<Buffer | null> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!reply.ok || reply.body === null) return null;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of reply.body) {
      size += chunk.length;
      if (size > maxBytes) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    // Missing, late and cut off are all the same to the caller.
    return null;
  }
}
