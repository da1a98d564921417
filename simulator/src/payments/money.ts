/** An amount in the provider's format as kopecks; undefined if the format is wrong. */
export function kopecksOf(value: string): number | undefined {
  const [, whole, fraction] = /^(\d{1,12})\.(\d{2})$/.exec(value) ?? [];
  return whole === undefined || fraction === undefined ? undefined : Number(whole) * 100 + Number(fraction);
}

/** Kopecks in the provider's format: "59.00". */
export function valueOf(kopecks: number): string {
  return (kopecks / 100).toFixed(2);
}
