import { formatCount } from '@xinpu/sdk/format'
import { ChevronRight } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { Box } from '../Checkbox/Checkbox.styles.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Href } from '../Link/Link.tsx'
import type { TreeNode } from './TreeView.tsx'
import * as S from './TreeView.styles.ts'
import { keyOf, type Branch } from './useTreeView.ts'

interface TreeRowProps {
  node: TreeNode
  branch: Branch
  href?: Href
  /** Whether it is ticked rather than chosen. */
  hasTick: boolean
  onRetry: () => void
  /** The rows under it. */
  children: React.ReactNode
}

export function TreeRow({ node, branch, href, hasTick, onRetry, children }: TreeRowProps) {
  const key = keyOf(node)
  return (
    <S.Row id={key} textValue={node.name} href={href} hasChildItems={branch.kind !== 'leaf'}>
      <S.Content>
        <S.Line>
          {branch.kind === 'leaf' ? (
            <S.Gap />
          ) : (
            <AriaButton slot="chevron">
              <Icon of={ChevronRight} />
            </AriaButton>
          )}
          {hasTick && <Tick />}
          <S.Name>{node.name}</S.Name>
          <Count node={node} />
        </S.Line>
      </S.Content>
      {children}
      {branch.kind === 'loading' && <Note id={key} text="正在加载…" />}
      {branch.kind === 'error' && <Note id={key} text="没能加载" onRetry={onRetry} />}
    </S.Row>
  )
}

const Tick = () => (
  <S.Tick slot="selection">
    {({ isIndeterminate }) => (
      <Box viewBox="0 0 16 16" aria-hidden>
        <path d={isIndeterminate ? 'M5 8h6' : 'm4.5 8.3 2.4 2.4 4.6-5.2'} />
      </Box>
    )}
  </S.Tick>
)

function Count({ node: { count, fileCount } }: Pick<TreeRowProps, 'node'>) {
  const shown = count ?? fileCount
  return shown === undefined ? null : <S.Count>{formatCount(shown)}</S.Count>
}

/** What there is to say about a branch, in its place. */
const Note = ({ id, text, onRetry }: { id: string; text: string; onRetry?: () => void }) => (
  <S.Row id={`note:${id}`} textValue={text} isDisabled={!onRetry} onAction={onRetry}>
    <S.Content>
      <S.Line>
        <S.Gap />
        <S.Note>{text}</S.Note>
        {onRetry && (
          <TriggerButton size="sm" tone="quiet" onPress={onRetry}>
            重试
          </TriggerButton>
        )}
      </S.Line>
    </S.Content>
  </S.Row>
)
