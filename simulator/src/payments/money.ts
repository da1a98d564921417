/** Kopecks of an amount as the provider writes it; undefined when it is not written so. */
export function kopecksOf(value: string): number | undefined {
  const [, whole, fraction] = /^(\d{1,12})\.(\d{2})$/.exec(value) ?? [];
  return whole === undefined || fraction === undefined ? undefined : Number(whole) * 100 + Number(fraction);
}

/** Kopecks as the provider writes amounts: "59.00". */
export function valueOf(kopecks: number): string {
  return (kopecks / 100).toFixed(2);
}
