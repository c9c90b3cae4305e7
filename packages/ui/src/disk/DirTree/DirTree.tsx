import type { DirNode } from '@xinpu/sdk/types'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { TreeView, type TreeNode } from '../../primitives/TreeView/TreeView.tsx'
import { token } from '../../theme/index.ts'
import { filesIn, wayTo } from '../entry.ts'

export interface DirTreeProps {
  /** What stands over all folders: ‘全部文件’. */
  rootName: string
  nodes: readonly DirNode[]
  /**
   * Whether the folders are here, on their way, or could not be had.
   *
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error'
  onRetry?: () => void
  /** The folder that is open; undefined for the root. */
  current?: number | undefined
  /** Where a folder is opened. */
  hrefOf: (folderId: number | undefined) => Href
  /** A new folder is wanted where one is open; left out for who may make none. */
  onNew?: () => void
  /** What is good to know of this disk, in a line. */
  note?: string
}

/** The folders of a disk, each with how many files are in it and below. */
export function DirTree({ rootName, nodes, state = 'ready', onRetry, current, hrefOf, onNew, note }: DirTreeProps) {
  const way = wayTo(nodes, current).map(({ id }) => String(id))
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([root]))
  const whole = { id: root, name: rootName, children: nodes.map(counted) }

  return (
    <div>
      <TreeView
        label="文件夹"
        nodes={[whole]}
        state={state}
        onRetry={onRetry}
        selected={new Set([way.at(-1) ?? root])}
        expanded={new Set([...opened, ...way.slice(0, -1)])}
        onExpand={setOpened}
        hrefOf={({ id }) => hrefOf(id === root ? undefined : Number(id))}
      />
      {onNew && (
        <Button size="sm" tone="quiet" onPress={onNew}>
          <Icon of={Plus} /> 新建文件夹
        </Button>
      )}
      {note && <Note>{note}</Note>}
    </div>
  )
}

const Note = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 20px;
`

const root = 'root'

const counted = (node: DirNode): TreeNode => ({
  id: node.id,
  name: node.name,
  count: filesIn(node),
  children: (node.children ?? []).map(counted),
})
