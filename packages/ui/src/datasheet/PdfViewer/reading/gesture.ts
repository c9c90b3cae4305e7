/** A place in the window. */
export interface Point {
  x: number
  y: number
}

/** Two fingers that moved: how much further apart they are than before, and where they were and are. */
export interface Pinch {
  factor: number
  from: Point
  to: Point
}

/** A notch of a wheel says 100 or more, a pad some single figures: neither is more than a step. */
const largestTurn = 25

/** What a turn of the wheel with Ctrl zooms by; browsers tell a pinch on a pad as that. */
export const wheelFactor = (deltaY: number): number =>
  Math.exp(-Math.max(-largestTurn, Math.min(largestTurn, deltaY)) / 100)

/** The two fingers of a touch: how far apart, and what lies between them. */
export function spanOf([one, other]: readonly { clientX: number; clientY: number }[]): { apart: number; at: Point } {
  if (!one || !other) return { apart: 0, at: { x: 0, y: 0 } }
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    at: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  }
}

/** Pinches that came between two pictures of the screen, as one. */
export const joined = (before: Pinch | undefined, next: Pinch): Pinch =>
  before ? { factor: before.factor * next.factor, from: before.from, to: next.to } : next
