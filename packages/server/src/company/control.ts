import type { ownership } from '@xinpu/contract/company'

interface Drawn {
  nodes: ReadonlyMap<string, ownership.OwnershipNode>
  links: readonly Omit<ownership.OwnershipLink, 'isControl'>[]
}

/** More than half of the shares decides. */
const majority = 50

/** Goes up from a company by majorities until nobody has one; the shares along the way, multiplied, are the last one's. */
export function controlOf(
  root: string,
  { nodes, links }: Drawn,
): Pick<ownership.Ownership, 'controller' | 'links' | 'nodes'> {
  const way = wayUp(root, links)
  const last = way.at(-1)
  const share = way.reduce((product, { percent }) => (product * shareOf(percent)) / 100, 100)
  return {
    nodes: [...nodes.values()],
    links: links.map((link) => ({ ...link, isControl: way.includes(link) })),
    ...(last && { controller: { key: last.from, percent: `${share.toFixed(2)}%` } }),
  }
}

function wayUp(root: string, links: Drawn['links']) {
  const way: Drawn['links'][number][] = []
  const met = new Set([root])
  for (let at = root; ;) {
    const up = links.find((link) => link.to === at && shareOf(link.percent) > majority)
    if (!up || met.has(up.from)) return way
    way.push(up)
    met.add(up.from)
    at = up.from
  }
}

const shareOf = (percent: string): number => Number.parseFloat(percent) || 0
