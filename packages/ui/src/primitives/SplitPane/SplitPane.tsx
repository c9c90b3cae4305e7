import { Fragment } from 'react'
import { Group, Panel, type Layout } from 'react-resizable-panels'
import * as S from './SplitPane.styles.ts'

export interface Pane {
  id: string
  /** What stands in it: ‘会话’. Names the handle beside it. */
  label: string
  /**
   * How narrow it may become, in px.
   *
   * @default 160
   */
  min?: number
  children: React.ReactNode
}

export interface SplitPaneProps {
  /** Two or three, from left to right; under 1024 px from top to bottom. */
  panes: readonly Pane[]
  /**
   * What share each pane has at first, in percent of the width; together 100.
   *
   * @default equal shares
   */
  ratio?: readonly number[]
  /** A person has moved a handle: the shares to keep. */
  onRatio?: (ratio: readonly number[]) => void
}

/** Panes side by side whose widths a person sets, by mouse or by arrow keys on the handle; stacked under 1024 px. */
export function SplitPane({ panes, ratio, onRatio }: SplitPaneProps) {
  const shares = ratio ?? panes.map(() => 100 / panes.length)
  const layout = Object.fromEntries(panes.map(({ id }, index) => [id, shares[index] ?? 0]))
  const tell = (next: Layout) => onRatio?.(panes.map(({ id }) => Math.round((next[id] ?? 0) * 10) / 10))

  return (
    <S.Root>
      <Group defaultLayout={layout} onLayoutChanged={(next, { isUserInteraction }) => isUserInteraction && tell(next)}>
        {panes.map((pane, index) => (
          <Fragment key={pane.id}>
            {index > 0 && <S.Handle aria-label={`调整“${panes[index - 1]?.label}”与“${pane.label}”的宽度`} />}
            <Panel id={pane.id} defaultSize={`${shares[index]}%`} minSize={pane.min ?? 160}>
              {pane.children}
            </Panel>
          </Fragment>
        ))}
      </Group>
    </S.Root>
  )
}
