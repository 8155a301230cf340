/** The five tartans as SVG patterns: colour is never the only thing that tells players apart. */
const SIZE = 8;

/** Light bars of the sett over the player's colour: stripe, check, diagonal, cross, dot. */
const SETTS: readonly string[] = [
  '<path d="M2 0V8M4.2 0V8" stroke-width="1"/>',
  '<path d="M0 0H4V4H0ZM4 4H8V8H4Z" stroke="none" fill="var(--tartan)"/>',
  '<path d="M-1 9 9-1M-1 1 1-1M7 9 9 7" stroke-width="1.8"/>',
  '<path d="M4 1V7M1 4H7" stroke-width="1.8"/>',
  '<circle cx="2.2" cy="2.2" r="1.5" stroke="none" fill="var(--tartan)"/><circle cx="6.2" cy="6.2" r="1.5" stroke="none" fill="var(--tartan)"/>',
];

export function tartanDefs(): string {
  return SETTS.map(
    (sett, seat) =>
      `<pattern id="gg-tartan-${seat}" width="${SIZE}" height="${SIZE}" patternUnits="userSpaceOnUse">` +
      `<g fill="none" stroke="var(--tartan)">${sett}</g></pattern>`,
  ).join('');
}
