import { Collection, Tree } from 'react-aria-components'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { Href } from '../Link/Link.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TreeRow } from './TreeRow.tsx'
import * as S from './TreeView.styles.ts'
import { useTreeView } from './useTreeView.ts'

/** What a tree can show: a `CategoryNode` and a `DirNode` are such nodes as they come. */
export interface TreeNode {
  id: number | string
  name: string
  /** How many things are in it and below. */
  count?: number
  /** How many files are directly in it; shown where there is no `count`. */
  fileCount?: number
  /** What is under it; absent where it was not asked for yet, empty where there is nothing. */
  children?: readonly TreeNode[]
}

export interface TreeViewProps {
  /** What the tree holds: ‘文件夹’. */
  label: string
  nodes: readonly TreeNode[]
  /**
   * Whether nothing, one or several can be chosen; what is chosen stands in `selected`.
   *
   * @default 'single'
   */
  selection?: 'none' | 'single' | 'multiple'
  /** The ids of the chosen nodes; the owner keeps them. */
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
  /** The ids of the open nodes, when the owner keeps them. */
  expanded?: ReadonlySet<string>
  /**
   * The ids of the nodes that are open at first.
   *
   * @default new Set()
   */
  defaultExpanded?: ReadonlySet<string>
  onExpand?: (expanded: ReadonlySet<string>) => void
  /** Fetches what is under a node that came without `children`; without it such a node is a leaf. */
  load?: (node: TreeNode) => Promise<readonly TreeNode[]>
  /** Where a node is told about; its row is a link then. */
  hrefOf?: (node: TreeNode) => Href
  /**
   * Whether the nodes are here, on their way, or could not be had.
   *
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error'
  /** Asks for the nodes again. */
  onRetry?: () => void
  /**
   * What to say when there is no node.
   *
   * @default '还没有内容'
   */
  empty?: string
}

/** Things inside things: folders, categories. Arrows walk and open, letters jump; branches may come when they are opened. */
export function TreeView({ state = 'ready', onRetry, ...props }: TreeViewProps) {
  if (state === 'loading') return <Skeleton shape="row" count={6} />
  if (state === 'error') return <ErrorState kind="network" onRetry={onRetry} />
  if (props.nodes.length === 0) return <EmptyState title={props.empty ?? '还没有内容'} />

  return <ReadyTree {...props} />
}

const none: ReadonlySet<string> = new Set()

function ReadyTree(props: Omit<TreeViewProps, 'state' | 'onRetry'>) {
  const { label, nodes, selection = 'single', selected = none, hrefOf } = props
  const { expanded, onExpand, onSelect, branchOf, retry } = useTreeView(props)

  const row = (node: TreeNode) => {
    const branch = branchOf(node)
    return (
      <TreeRow
        node={node}
        branch={branch}
        href={hrefOf?.(node)}
        hasTick={selection === 'multiple'}
        onRetry={() => retry(node)}
      >
        {branch.kind === 'nodes' && (
          <Collection items={branch.nodes} dependencies={[branchOf, selection]}>
            {row}
          </Collection>
        )}
      </TreeRow>
    )
  }

  return (
    <S.Root>
      <Tree
        aria-label={label}
        items={nodes}
        dependencies={[branchOf, selection]}
        selectionMode={hrefOf && selection === 'single' ? 'none' : selection}
        disallowEmptySelection={selection === 'single'}
        selectedKeys={selected}
        onSelectionChange={onSelect}
        expandedKeys={expanded}
        onExpandedChange={onExpand}
      >
        {row}
      </Tree>
    </S.Root>
  )
}
