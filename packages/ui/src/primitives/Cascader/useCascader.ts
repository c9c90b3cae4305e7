import { useState } from 'react'
import type { CascaderNode, CascaderProps } from './Cascader.tsx'

/** What is under a node: nodes, or that they are on their way, or could not be had. */
export type Column = readonly CascaderNode[] | 'loading' | 'failed'

type Options = Pick<CascaderProps, 'nodes' | 'value' | 'onChange' | 'load' | 'choose'>

/** Which levels are open, what has been loaded for them, and what choosing does. */
export function useCascader({ nodes, value, onChange, load, choose }: Options) {
  const [isOpen, setOpen] = useState(false)
  const [path, setPath] = useState<readonly CascaderNode[]>([])
  const [loaded, setLoaded] = useState<ReadonlyMap<number, Column>>(new Map())

  const keep = (id: number, column: Column) => setLoaded((old) => new Map(old).set(id, column))
  const fetch = (node: CascaderNode) => {
    if (!load || node.children?.length || Array.isArray(loaded.get(node.id))) return
    keep(node.id, 'loading')
    load(node).then(
      (children) => keep(node.id, children),
      () => keep(node.id, 'failed'),
    )
  }
  const below = (node: CascaderNode): Column =>
    node.children?.length ? node.children : (loaded.get(node.id) ?? 'loading')
  const goesOn = (node: CascaderNode) => Boolean(node.children?.length) || Boolean(load && node.hasChildren)
  const columns: readonly Column[] = [nodes, ...path.filter(goesOn).map(below)]

  return {
    isOpen,
    path,
    columns,
    goesOn,
    retry: () => path.filter((node) => loaded.get(node.id) === 'failed').forEach(fetch),
    /** Opens where the value is. */
    setOpen: (next: boolean) => {
      setOpen(next)
      if (!next) return
      setPath(value)
      value.filter(goesOn).forEach(fetch)
    },
    back: () => setPath(path.filter(goesOn).slice(0, -1)),
    enter: (node: CascaderNode, depth: number) => {
      const next = [...path.slice(0, depth), node]
      setPath(next)
      const isLast = !goesOn(node)
      if (isLast || choose === 'any') onChange(next)
      if (isLast) setOpen(false)
      else fetch(node)
    },
  }
}

export type CascaderState = ReturnType<typeof useCascader>
