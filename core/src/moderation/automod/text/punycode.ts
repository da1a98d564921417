/** Parameters of RFC 3492. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE_POINT = 0x80;

/** A host with international names in their own script; a part that is no valid punycode stays as it is. */
export function hostToUnicode(host: string): string {
  if (!host.includes('xn--')) return host;
  const labels = host.split('.').map((label) => (label.startsWith('xn--') ? (decode(label.slice(4)) ?? label) : label));
  return labels.join('.');
}

function decode(encoded: string): string | null {
  const last = encoded.lastIndexOf('-');
  const output = last > 0 ? Array.from(encoded.slice(0, last), (letter) => letter.charCodeAt(0)) : [];
  const digits = encoded.slice(last + 1);
  let codePoint = FIRST_CODE_POINT;
  let position = 0;
  let bias = FIRST_BIAS;
  for (let index = 0; index < digits.length; ) {
    const before = position;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(digits.charCodeAt(index));
      index += 1;
      if (digit === null) return null;
      position += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = output.length + 1;
    bias = adapt(position - before, length, before === 0);
    codePoint += Math.floor(position / length);
    if (codePoint > 0x10_ff_ff || (codePoint >= 0xd8_00 && codePoint <= 0xdf_ff)) return null;
    position %= length;
    output.splice(position, 0, codePoint);
    position += 1;
  }
  return String.fromCodePoint(...output);
}

function digitOf(unit: number): number | null {
  if (unit >= 0x61 && unit <= 0x7a) return unit - 0x61;
  return unit >= 0x30 && unit <= 0x39 ? unit - 0x30 + 26 : null;
}

function adapt(moved: number, length: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(moved / DAMP) : moved >> 1;
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
