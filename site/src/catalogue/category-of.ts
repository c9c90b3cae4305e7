import type { CategoryNode } from '@xinpu/sdk/types'

/** A category with the one above it. */
export interface FoundCategory {
  id: number
  name: string
  count: number
  symbol: string
  parent: { id: number; name: string } | undefined
  children: readonly { id: number; name: string; count: number }[]
}

/** Finds a category of either level in the tree. */
export function categoryIn(tree: readonly CategoryNode[], id: number): FoundCategory | undefined {
  for (const parent of tree) {
    if (parent.id === id) return { ...parent, parent: undefined }
    const leaf = parent.children.find((child) => child.id === id)
    if (leaf) return { ...leaf, symbol: parent.symbol, parent, children: [] }
  }
  return undefined
}

/** Categories of both levels that have parts, with their addresses below one. */
export const filledIn = (tree: readonly CategoryNode[], path: string): { name: string; path: string }[] =>
  tree
    .flatMap((parent) => [parent, ...parent.children])
    .filter(({ count }) => count > 0)
    .map(({ id, name }) => ({ name, path: `${path}/${id}` }))
