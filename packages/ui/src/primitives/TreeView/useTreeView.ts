import { useCallback, useEffect, useRef, useState } from 'react'
import type { Key, Selection } from 'react-aria-components'
import type { TreeNode, TreeViewProps } from './TreeView.tsx'

/** What stands under a node. */
export type Branch =
  | { kind: 'leaf' }
  | { kind: 'nodes'; nodes: readonly TreeNode[] }
  /** Not asked for, or on its way. */
  | { kind: 'loading' }
  | { kind: 'error' }

export const keyOf = (node: TreeNode): string => String(node.id)

/** A key of a row that tells about a branch, and is no node. */
export const isNote = (key: Key): boolean => String(key).startsWith('note:')

type Terms = Omit<TreeViewProps, 'state' | 'onRetry'>

/** Which branches are open, and what was fetched for them. */
export function useTreeView({ nodes, expanded, defaultExpanded, onExpand, onSelect, load }: Terms) {
  const [ownExpanded, setOwnExpanded] = useState<ReadonlySet<string>>(defaultExpanded ?? new Set())
  const [fetched, setFetched] = useState<ReadonlyMap<string, Branch>>(new Map())
  const open = expanded ?? ownExpanded

  const hasLoad = load !== undefined
  const branchOf = useCallback(
    (node: TreeNode): Branch => {
      if (node.children?.length) return { kind: 'nodes', nodes: node.children }
      if (node.children || !hasLoad) return { kind: 'leaf' }
      return fetched.get(keyOf(node)) ?? { kind: 'loading' }
    },
    [fetched, hasLoad],
  )

  const keep = (key: string, branch: Branch) => setFetched((before) => new Map(before).set(key, branch))

  async function fetchBranch(node: TreeNode) {
    const key = keyOf(node)
    keep(key, { kind: 'loading' })
    try {
      const found = await load?.(node)
      keep(key, found?.length ? { kind: 'nodes', nodes: found } : { kind: 'leaf' })
    } catch {
      keep(key, { kind: 'error' })
    }
  }

  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const key of open) {
      const node = load && !asked.current.has(key) ? find(nodes, key, branchOf) : undefined
      if (node && branchOf(node).kind === 'loading') {
        asked.current.add(key)
        void fetchBranch(node)
      }
    }
  })

  function change(keys: Set<Key>) {
    const next = new Set([...keys].map(String))
    setOwnExpanded(next)
    onExpand?.(next)
  }

  return {
    expanded: open,
    onExpand: change,
    onSelect: (keys: Selection) =>
      onSelect?.(new Set(keys === 'all' ? [] : [...keys].filter((key) => !isNote(key)).map(String))),
    branchOf,
    retry: (node: TreeNode) => void fetchBranch(node),
  }
}

function find(nodes: readonly TreeNode[], key: string, branchOf: (node: TreeNode) => Branch): TreeNode | undefined {
  for (const node of nodes) {
    const branch = branchOf(node)
    const found = keyOf(node) === key ? node : branch.kind === 'nodes' && find(branch.nodes, key, branchOf)
    if (found) return found
  }
  return undefined
}
