/** No other try would change it, for a reason of our own; the message is what people read. */
export class ActRefused extends Error {
  override readonly name = 'ActRefused';
}
