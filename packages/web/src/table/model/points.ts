/** Victory points as this viewer may see them: those of others can be a secret until the end (option `hiddenVp`). */
import { type Game, scores } from '@great-glen/engine';

export function seesPoints(g: Game, seat: number, viewer: number): boolean {
  return g.rules.config.options['hiddenVp'] !== true || g.state.over !== 0 || seat === viewer;
}

/** The points of a seat, or `undefined` where they are a secret. */
export function pointsOf(g: Game, seat: number, viewer: number): number | undefined {
  return seesPoints(g, seat, viewer) ? g.player(seat).vp : undefined;
}

export interface SeatScore {
  readonly seat: number;
  /** `undefined` throughout where the viewer may not know. */
  readonly now: number | undefined;
  readonly projected: number | undefined;
  readonly sources: Readonly<Record<string, number>> | undefined;
  readonly projectedSources: Readonly<Record<string, number>> | undefined;
}

export function scoreSheet(g: Game, viewer: number): readonly SeatScore[] {
  const { running, projected } = scores(g);
  return running.map((sheet, seat) => {
    const open = seesPoints(g, seat, viewer);
    return {
      seat,
      now: open ? sheet.total : undefined,
      projected: open ? projected[seat]?.total : undefined,
      sources: open ? sheet.sources : undefined,
      projectedSources: open ? projected[seat]?.sources : undefined,
    };
  });
}
