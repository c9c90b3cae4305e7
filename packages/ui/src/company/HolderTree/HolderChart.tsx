import { useMemo, useState } from 'react'
import type { HolderTreeProps } from './HolderTree.tsx'
import * as S from './HolderTree.styles.ts'
import { nearest } from './nearest.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { measure } from './measure.ts'
import { treeDrawing, type Placed } from './tree-layout.ts'
import { useWideDrawing } from './use-wide-drawing.ts'

/** The drawn tree. One stop of the Tab key; arrows move to what lies that way, Enter opens. */
export function HolderChart({ ownership, hrefOf }: HolderTreeProps) {
  const drawing = useMemo(() => treeDrawing(ownership), [ownership])
  const [at, setAt] = useState(() => keyOf(drawing.placed.find(({ level }) => level === 0)))
  const { frame, more, look } = useWideDrawing(drawing.placed.find(({ level }) => level === 0)?.x ?? 0)

  function move(event: React.KeyboardEvent) {
    const from = drawing.placed.find((one) => keyOf(one) === at)
    const to = from && nearest(drawing.placed, from, event.key)
    if (!to) return
    event.preventDefault()
    setAt(keyOf(to))
    frame.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(keyOf(to))}"]`)?.focus()
  }

  return (
    <S.Scroll ref={frame} data-more={more} onScroll={look}>
      <S.Sheet
        role="tree"
        aria-label="股权结构"
        style={{ width: drawing.width, height: drawing.height }}
        onKeyDown={move}
      >
        <S.Wires viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden>
          {drawing.wires.map((wire) => (
            <path key={wire.path} d={wire.line} data-control={wire.isControl || undefined} />
          ))}
        </S.Wires>
        {drawing.wires.map((wire) => (
          <S.Share key={wire.path} aria-hidden style={{ left: wire.x, top: wire.y }}>
            {wire.percent || '未公示'}
          </S.Share>
        ))}
        {drawing.placed.map((one) => (
          <Node key={keyOf(one)} one={one} isAt={keyOf(one) === at} onFocus={() => setAt(keyOf(one))} hrefOf={hrefOf} />
        ))}
      </S.Sheet>
    </S.Scroll>
  )
}

const keyOf = (one: Placed | undefined): string => (one ? `${one.level} ${one.owner.path}` : '')

interface NodeProps extends Pick<HolderTreeProps, 'hrefOf'> {
  one: Placed
  isAt: boolean
  onFocus: () => void
}

function Node({ one, isAt, onFocus, hrefOf }: NodeProps) {
  const { node, isLoop, isControl } = one.owner
  const href = node.companyId !== undefined && one.level !== 0 ? hrefOf(node.companyId) : undefined

  return (
    <S.Node
      role="treeitem"
      aria-level={Math.abs(one.level) + 1}
      aria-selected={isAt}
      tabIndex={isAt ? 0 : -1}
      href={href}
      data-key={keyOf(one)}
      data-self={one.level === 0 || undefined}
      data-control={isControl || undefined}
      data-loop={isLoop || undefined}
      style={{ left: one.x - measure.width / 2, top: one.y }}
      onFocus={onFocus}
    >
      <S.NodeName title={node.name}>{node.name}</S.NodeName>
      <S.NodeKind>{isLoop ? '循环持股，见上' : kindOf(one)}</S.NodeKind>
      <VisuallyHidden>{shareOf(one)}</VisuallyHidden>
    </S.Node>
  )
}

const kinds = { person: '自然人', company: '企业', other: '其他' } as const

const kindOf = ({ level, owner }: Placed) => (level === 0 ? '本企业' : kinds[owner.node.type])

/** What the wires show is heard at the node: how much of what, and whether it is a part of the control. */
function shareOf({ level, owner: { percent, isControl } }: Placed): string {
  if (level === 0) return ''
  const share = percent ? `${level > 0 ? '持股' : '被持股'} ${percent}` : '比例未公示'
  return `，${share}${isControl ? '，控制路径' : ''}`
}
