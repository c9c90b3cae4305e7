import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './Cascader.styles.ts'
import type { CascaderNode } from './Cascader.tsx'
import type { CascaderState, Column as Nodes } from './useCascader.ts'

/** The open levels, side by side; arrows lead within one and from one to the next. */
export function Columns({ cascader, levels }: { cascader: CascaderState; levels: readonly string[] }) {
  const around = useRef<HTMLDivElement>(null)
  const parent = cascader.path.filter(cascader.goesOn).at(-1)

  const listsNow = () => [...(around.current?.querySelectorAll<HTMLElement>('[role=listbox]') ?? [])]
  // The level may have been open already: it takes the focus again.
  const moveTo = (depth: number) => requestAnimationFrame(() => listsNow()[depth]?.focus())
  const goBack = (event: React.KeyboardEvent) => {
    const lists = listsNow()
    const at = lists.findIndex((list) => list.contains(event.target as Node))
    lists[at - 1]?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }

  return (
    <>
      {parent && (
        <S.Back onPress={cascader.back}>
          <Icon of={ChevronLeft} />
          {parent.name}
        </S.Back>
      )}
      <S.Columns
        ref={around}
        role="presentation"
        onKeyDownCapture={(event) => event.key === 'ArrowLeft' && goBack(event)}
      >
        {cascader.columns.map((nodes, depth) => (
          <S.Level key={depth === 0 ? 'first' : cascader.path[depth - 1]?.id}>
            <Level
              cascader={cascader}
              nodes={nodes}
              depth={depth}
              label={levels[depth] ?? `第 ${depth + 1} 级`}
              moveTo={moveTo}
            />
          </S.Level>
        ))}
      </S.Columns>
    </>
  )
}

interface LevelProps {
  cascader: CascaderState
  nodes: Nodes
  depth: number
  label: string
  /** Leads the focus to a level. */
  moveTo: (depth: number) => void
}

function Level({ cascader, nodes, depth, label, moveTo }: LevelProps) {
  const shown = typeof nodes === 'string' ? [] : nodes
  const chosen = cascader.path[depth]
  const enter = (key: React.Key | undefined) => {
    const node = shown.find(({ id }) => id === key) ?? chosen
    if (!node) return
    cascader.enter(node, depth)
    if (cascader.goesOn(node)) moveTo(depth + 1)
  }

  return (
    <S.Column
      aria-label={label}
      aria-busy={nodes === 'loading' || undefined}
      // Only the level opened last takes the focus, and only once.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a level opens because one asked for it
      autoFocus={depth === cascader.columns.length - 1}
      items={shown}
      selectionMode="single"
      selectedKeys={chosen ? [chosen.id] : []}
      onSelectionChange={(keys) => keys !== 'all' && enter([...keys][0])}
      renderEmptyState={() => <Waiting nodes={nodes} onRetry={cascader.retry} />}
    >
      {(item) => <Entry node={item as CascaderNode} cascader={cascader} onEnter={enter} />}
    </S.Column>
  )
}

interface EntryProps {
  node: CascaderNode
  cascader: CascaderState
  onEnter: (key: React.Key) => void
}

function Entry({ node, cascader, onEnter }: EntryProps) {
  const goesOn = cascader.goesOn(node)
  const isChosen = cascader.path.some(({ id }) => id === node.id)

  return (
    <S.Item
      id={node.id}
      textValue={node.name}
      onKeyDown={(event) => event.key === 'ArrowRight' && goesOn && onEnter(node.id)}
    >
      {node.name}
      {goesOn && <Icon of={ChevronRight} size={14} weight="bold" />}
      {!goesOn && isChosen && <Icon of={Check} />}
    </S.Item>
  )
}

function Waiting({ nodes, onRetry }: { nodes: Nodes; onRetry: () => void }) {
  if (nodes === 'loading') return <S.Line>正在加载…</S.Line>
  if (nodes !== 'failed') return <S.Line>没有下一级</S.Line>

  return (
    <S.Line>
      加载失败
      <Button size="sm" onPress={onRetry}>
        重试
      </Button>
    </S.Line>
  )
}
