import type { Ownership } from '@xinpu/sdk/types'
import { hierarchy, tree } from 'd3-hierarchy'
import { ownerTree, type Owner } from './owner-tree.ts'
import { measure } from './measure.ts'

export interface Placed {
  owner: Owner
  /** The middle of its upper edge. */
  x: number
  y: number
  /** The way of the one it hangs on; absent for the company. */
  before?: string
  /** How far from the company: above it positive. */
  level: number
}

export interface Wire {
  path: string
  line: string
  isControl: boolean
  /** The share and where its word stands. */
  percent: string
  x: number
  y: number
}

export interface Drawing {
  width: number
  height: number
  placed: readonly Placed[]
  wires: readonly Wire[]
}

const pitch = measure.height + measure.rise

/** Lays the owners above the company and what it owns below it. */
export function treeDrawing(ownership: Ownership): Drawing {
  const above = side(ownerTree(ownership, 'up'), -1)
  const below = side(ownerTree(ownership, 'down'), 1)
  const all = [...above, ...below.slice(1)]
  const left = Math.min(...all.map(({ x }) => x)) - measure.width / 2 - measure.edge
  const top = Math.min(...all.map(({ y }) => y)) - measure.edge
  const placed = all.map((one) => ({ ...one, x: one.x - left, y: one.y - top }))

  return {
    width: Math.max(...placed.map(({ x }) => x)) + measure.width / 2 + measure.edge,
    height: Math.max(...placed.map(({ y }) => y)) + measure.height + measure.edge,
    placed,
    // The way of control is drawn over the others where they run together.
    wires: placed.flatMap((one) => wireOf(one, placed)).toSorted((one, other) => +one.isControl - +other.isControl),
  }
}

/** One half of the drawing, the company at its origin. */
function side(root: Owner | null, sign: 1 | -1): Placed[] {
  if (!root) return []
  const laid = tree<Owner>().nodeSize([measure.width + measure.gap, pitch])(hierarchy(root, ({ next }) => [...next]))
  return laid.descendants().map(({ data, x, depth, parent }) => ({
    owner: data,
    x,
    y: sign * depth * pitch,
    level: -sign * depth,
    ...(parent && { before: parent.data.path }),
  }))
}

/** The wire from a node to the one before it, and the share on it. */
function wireOf(one: Placed, placed: readonly Placed[]): Wire[] {
  if (!one.before) return []
  const before = placed.find(({ owner }) => owner.path === one.before)
  if (!before) return []
  const [high, low] = one.level > 0 ? [one, before] : [before, one]
  const { owner } = one
  return [
    {
      path: owner.path,
      line: bent(high.x, high.y + measure.height, low.x, low.y),
      isControl: owner.isControl,
      percent: owner.percent,
      x: one.x,
      y: one.level > 0 ? one.y + measure.height + 18 : one.y - 18,
    },
  ]
}

/** Down, 45° into the level run in the middle, and down again. */
function bent(x1: number, y1: number, x2: number, y2: number): string {
  const side = Math.sign(x2 - x1)
  const bend = Math.min(measure.bend, Math.abs(x2 - x1) / 2)
  const middle = (y1 + y2) / 2
  if (side === 0) return `M${x1} ${y1}V${y2}`
  return `M${x1} ${y1}V${middle - bend}l${side * bend} ${bend}H${x2 - side * bend}l${side * bend} ${bend}V${y2}`
}
