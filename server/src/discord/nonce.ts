/** By which the platform tells a message from its repetition: 25 characters take the 128 bits of an id in base 36. */
export function nonceOf(id: string): string {
  return BigInt(`0x${id.replaceAll('-', '')}`).toString(36);
}
