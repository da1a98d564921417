/**
 * Draws a number derived from a message's id, so that every process draws the same one for a message, which a random
 * generator would not. Authors cannot choose the ids of their messages.
 * @param salt Separates several draws for one message.
 * @returns From 0 up to, but not including, 1.
 */
export function drawById(id: string, salt: number): number {
  return (mix(id, salt) * 0x20_0000 + (mix(id, salt + 0x1000) >>> 11)) / 0x20_0000_0000_0000;
}

/** 32-bit FNV-1a with the MurmurHash3 finalizer, because consecutive ids differ in only a few digits. */
function mix(text: string, salt: number): number {
  let hash = 0x811c_9dc5 ^ salt;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
