/** A share of winning for every seat, each with its standard error. */
export interface Estimate {
  shares: number[];
  errors: number[];
}

/** What an analysis says of one move; the same data as `edubba.bots.analysis.Judgement`. */
export interface Judgement {
  /** The first move is 1. */
  ply: number;
  seat: number;
  text: string;
  before: Estimate;
  after: Estimate;
  cost: number;
  cost_error: number;
  best: string;
  /** A house may have kept an analysis of the first kind, which had no errors here. */
  alternatives: { text: string; shares: number[]; errors?: number[]; tried: number }[];
}

export interface Analysis {
  players: number;
  moves: Judgement[];
  /** Each seat's share of the win. */
  result: number[] | null;
}

/** Everybody's chance after 0, 1, 2 … moves; the last is what came of it. Each adds up to the whole. */
export function chances(analysis: Analysis): number[][] {
  const { moves, result } = analysis;
  const first = moves[0]?.before.shares ?? Array.from({ length: analysis.players }, () => 1 / analysis.players);
  const after = moves.map((move, index) => (result && index === moves.length - 1 ? result : move.after.shares));
  return [first, ...after].map(whole);
}

function whole(shares: number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0) || 1;
  return shares.map((share) => share / sum);
}

export interface TurningPoint {
  ply: number;
  /** Who gained, and how much. */
  seat: number;
  gain: number;
}

/** Moves that changed somebody's chance by ten points or more, the greatest first, in the order of the game. */
export function turningPoints(points: number[][], most = 8): TurningPoint[] {
  const found = points.slice(1).map((shares, index): TurningPoint => {
    const gains = shares.map((share, seat) => share - (points[index]?.[seat] ?? 0));
    const gain = Math.max(...gains);
    return { ply: index + 1, seat: gains.indexOf(gain), gain };
  });
  const great = found.filter((point) => point.gain >= 0.1).sort((one, other) => other.gain - one.gain);
  return great.slice(0, most).sort((one, other) => one.ply - other.ply);
}

export interface Band {
  seat: number;
  path: string;
  /** Where the band is widest: its emblem stands there. */
  widest: { x: number; y: number; height: number };
}

/** One band a seat, from the top in seat order with `own` at the bottom, in a box of that size. */
export function bands(points: number[][], width: number, height: number, own: number): Band[] {
  const players = points[0]?.length ?? 0;
  const order = [...Array(players).keys()].filter((seat) => seat !== own).concat(own < players ? [own] : []);
  const x = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * width : 0);
  const above = (index: number, place: number) => order.slice(0, place).reduce((sum, seat) => sum + (points[index]?.[seat] ?? 0), 0);
  return order.map((seat, place) => {
    const top = points.map((_, index) => ({ x: x(index), y: above(index, place) * height }));
    const bottom = points.map((_, index) => ({ x: x(index), y: above(index, place + 1) * height }));
    const round = (point: { x: number; y: number }) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    const path = `M${[...top, ...bottom.toReversed()].map(round).join("L")}z`;
    const inner = points.map((_, index) => index).filter((index) => x(index) > 24 && x(index) < width - 24);
    const wide = (index: number) => bottom[index]!.y - top[index]!.y;
    const at = inner.reduce((best, index) => (wide(index) > wide(best) ? index : best), inner[0] ?? 0);
    return { seat, path, widest: { x: x(at), y: (top[at]!.y + bottom[at]!.y) / 2, height: wide(at) } };
  });
}
