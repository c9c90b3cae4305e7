import type { LineKind } from './kind.ts'

const losses: ReadonlySet<LineKind | undefined> = new Set(['bead', 'capacitor', 'inductor', 'resistor'])

/** Pieces that are told at most, however many boards are built. */
export const mostPieces = 999_999_999

/**
 * Pieces to buy for so many boards. The small parts of a board get lost while it is made: of them, so many per cent more
 * are bought, whole pieces.
 *
 * @example piecesFor({ quantity: 18, boards: 500, attrition: 2, kind: 'capacitor' }) // 9180
 */
export function piecesFor(need: {
  quantity: number
  boards: number
  /** Per cent. */
  attrition: number
  kind: LineKind | undefined
}): number {
  const bare = need.quantity * need.boards
  const pieces = losses.has(need.kind) ? Math.ceil((bare * (100 + need.attrition)) / 100) : bare
  return Math.min(pieces, mostPieces)
}
