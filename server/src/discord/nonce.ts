/** The nonce by which the platform recognises duplicates: 25 characters hold the 128 bits of an id in base 36. */
export function nonceOf(id: string): string {
  return BigInt(`0x${id.replaceAll('-', '')}`).toString(36);
}
