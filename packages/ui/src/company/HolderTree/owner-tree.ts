import type { Ownership, OwnershipLink, OwnershipNode } from '@xinpu/sdk/types'

/** Somebody in the tree as it is walked from the company: upwards its owners, downwards what it owns. */
export interface Owner {
  /** The way to it from the company; the same owner by two ways is two of them. */
  path: string
  node: OwnershipNode
  /** The share on the wire to the one before; empty where it is not published. */
  percent: string
  isControl: boolean
  /** It stands on its own way already: they own each other. It is not walked further. */
  isLoop: boolean
  next: readonly Owner[]
}

/** The tree above (`up`) or below (`down`) the company; null where the answer lacks the company itself. */
export function ownerTree({ nodes, links }: Ownership, way: 'up' | 'down'): Owner | null {
  const known = new Map(nodes.map((node) => [node.key, node]))
  const root = nodes.find(({ level }) => level === 0)
  return root ? walk({ known, links, way }, root, { percent: '', isControl: false, trail: [] }) : null
}

interface Land {
  known: ReadonlyMap<string, OwnershipNode>
  links: readonly OwnershipLink[]
  way: 'up' | 'down'
}

function walk(
  land: Land,
  node: OwnershipNode,
  arrival: { percent: string; isControl: boolean; trail: string[] },
): Owner {
  const { percent, isControl, trail } = arrival
  const isLoop = trail.includes(node.key)
  const way = [...trail, node.key]
  return {
    path: way.join(' '),
    node,
    percent,
    isControl,
    isLoop,
    next: isLoop ? [] : linksOf(land, node).flatMap((link) => step(land, link, way)),
  }
}

/** Upwards from a holder, what it holds besides the company is left out; downwards only one level is told. */
const linksOf = ({ links, way }: Land, { key, level }: OwnershipNode) => {
  if (way === 'up') return links.filter(({ to }) => to === key)
  return level === 0 ? links.filter(({ from }) => from === key) : []
}

function step(land: Land, link: OwnershipLink, trail: string[]): Owner[] {
  const node = land.known.get(land.way === 'up' ? link.from : link.to)
  const isAbove = node && (land.way === 'up' ? node.level >= 0 : node.level < 0)
  return isAbove ? [walk(land, node, { percent: link.percent, isControl: link.isControl, trail })] : []
}
