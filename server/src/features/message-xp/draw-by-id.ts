/**
 * Draws by a message's id: every process that hears of the message draws the same, which it could not with a generator of
 * its own. Nobody chooses the id of what they write.
 * @param salt Tells the draws of one message apart.
 * @returns From 0 up to, and not including, 1.
 */
export function drawById(id: string, salt: number): number {
  return (mix(id, salt) * 0x20_0000 + (mix(id, salt + 0x1000) >>> 11)) / 0x20_0000_0000_0000;
}

/** 32 bits of FNV-1a, with the last step of MurmurHash3, as neighbouring ids differ in few digits. */
function mix(text: string, salt: number): number {
  let hash = 0x811c_9dc5 ^ salt;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
