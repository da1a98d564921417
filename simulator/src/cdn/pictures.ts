import { createHash } from 'node:crypto';

/** Colours that go well together: sky, planet and light. */
const PALETTES = [
  ['#0b1b3a', '#00a6ff', '#7fe0ff'],
  ['#2a1247', '#7c5cff', '#ff6ec7'],
  ['#06302b', '#3ddc97', '#c6ffe4'],
  ['#3b1420', '#ff5c72', '#ffc2a8'],
  ['#33240a', '#ffb020', '#ffe6a3'],
  ['#10203f', '#4d7cff', '#b8ccff'],
  ['#301036', '#e85dd6', '#ffd1f7'],
  ['#0d2c3d', '#2ec4b6', '#d5fff4'],
] as const;
/** The six colours of the platform's default avatars. */
const DEFAULT_COLORS = ['#5865f2', '#747f8d', '#3ba55d', '#faa61a', '#ed4245', '#eb459f'] as const;

/** A picture unique to the key, used as an avatar or icon: a planet with its light side, ring or moons. */
export function drawPlanet(key: string): string {
  const dice = createHash('sha256').update(key).digest();
  const roll = (index: number, sides: number) => (dice[index] ?? 0) % sides;
  const [sky, body, light] = PALETTES[roll(0, PALETTES.length)] ?? PALETTES[0];
  const tilt = roll(1, 60) - 30;
  const radius = 26 + roll(2, 8);
  const stars = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [roll(3 + index * 2, 120) + 4, roll(4 + index * 2, 120) + 4];
    return `<circle cx="${x}" cy="${y}" r="${roll(5 + index, 3) === 0 ? 1.8 : 1}" fill="#fff" opacity=".7"/>`;
  }).join('');
  const ring = `<ellipse cx="64" cy="64" rx="${radius + 20}" ry="9" fill="none" stroke="${light}" stroke-width="5" transform="rotate(${tilt} 64 64)"`;
  const hasRing = roll(24, 2) === 0;
  const companion = hasRing
    ? `${ring} stroke-dasharray="${(radius + 20) * 2.2} 400" />`
    : `<circle cx="${64 + radius + 8}" cy="${64 - radius - 2}" r="7" fill="${light}"/>`;
  return svg(
    128,
    `<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${body}"/><stop offset="1" stop-color="${sky}"/></linearGradient></defs>
<rect width="128" height="128" fill="${sky}"/>${stars}<circle cx="64" cy="64" r="${radius}" fill="url(#b)"/>${companion}`,
  );
}

/** The default avatar number 0 to 5: a plain colour and a figure. */
export function drawDefaultAvatar(index: number): string {
  const color = DEFAULT_COLORS[index % DEFAULT_COLORS.length] ?? DEFAULT_COLORS[0];
  return svg(
    128,
    `<rect width="128" height="128" fill="${color}"/><g fill="#fff" opacity=".92"><circle cx="64" cy="52" r="20"/><path d="M26 108a38 30 0 0 1 76 0z"/></g>`,
  );
}

/** The bot's own mark: a satellite at the nearest point of its orbit. */
export function drawBotAvatar(): string {
  return svg(
    128,
    `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0f2a55"/><stop offset="1" stop-color="#0a0e18"/></linearGradient><linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8fe3ff"/><stop offset="1" stop-color="#0077ff"/></linearGradient></defs>
<rect width="128" height="128" fill="url(#s)"/><ellipse cx="64" cy="64" rx="50" ry="24" fill="none" stroke="#00a6ff" stroke-width="3" opacity=".65" transform="rotate(-28 64 64)"/><circle cx="56" cy="69" r="23" fill="url(#p)"/><circle cx="104" cy="36" r="9" fill="#e9eef9"/>`,
  );
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="512" height="512">${content}</svg>`;
}
