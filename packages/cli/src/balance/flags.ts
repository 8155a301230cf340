/** What looks broken by the project's own measure: hardly ever taken, or far better than its neighbours. */
import { provenanceOf, reconstructed, type Source } from './components.ts';
import type { Row } from './report.ts';

export const RARE = 0.03;
export const STRONG = 10;

export interface Flag {
  readonly key: string;
  readonly label: string;
  readonly group: string;
  readonly why: 'unseen' | 'rare' | 'strong';
  /** The share of appearances, or the VP above the neighbours. */
  readonly value: number;
  /** Whether chance alone would hardly show this much (two standard errors). */
  readonly sure: boolean;
  readonly provenance: Source | 'mixed';
  /** Its reconstructed values: all that may be changed. */
  readonly recon: readonly string[];
}

const Z = 2;

/** The upper end of Wilson's interval for a share, which also holds for small and very uneven samples. */
export function shareAtMost(hits: number, of: number): number {
  if (of === 0) return 1;
  const share = hits / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return (share + Z ** 2 / (2 * of) + spread) / (1 + Z ** 2 / of);
}

function judge({ all, aboveNeighbours: above }: Row): Pick<Flag, 'why' | 'value' | 'sure'>[] {
  const out: Pick<Flag, 'why' | 'value' | 'sure'>[] = [];
  const { games, seen, rate } = all;
  if (seen < RARE * games) out.push({ why: 'unseen', value: seen / games, sure: shareAtMost(seen, games) < RARE });
  else if (rate !== null && rate < RARE) {
    out.push({ why: 'rare', value: rate, sure: shareAtMost(rate * seen, seen) < RARE });
  }
  if (above !== null && above.mean > STRONG) {
    const sure = above.se !== null && above.mean - Z * above.se > STRONG;
    out.push({ why: 'strong', value: above.mean, sure });
  }
  return out;
}

export function flagsOf(rows: readonly Row[]): Flag[] {
  return rows.flatMap((row) =>
    judge(row).map((found) => ({
      key: row.component.key,
      label: row.component.label,
      group: row.component.group,
      ...found,
      provenance: provenanceOf(row.component),
      recon: reconstructed(row.component),
    })),
  );
}

export function flagText({ why, value, sure }: Flag): string {
  const doubt = sure ? '' : ' (could be chance)';
  if (why === 'strong') return `takers ${value.toFixed(1)} VP above those of its neighbours${doubt}`;
  const share = `${(100 * value).toFixed(1)} %`;
  if (why === 'unseen') return `within anybody's reach in only ${share} of the games${doubt}`;
  return value === 0 ? `never taken${doubt}` : `taken in only ${share} of its appearances${doubt}`;
}
