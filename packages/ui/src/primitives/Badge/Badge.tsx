import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type BadgeShape = 'count' | 'dot'

export interface BadgeProps {
  /** How many wait; nothing is drawn at zero. */
  count: number
  /**
   * Above this a plus is enough.
   *
   * @default 99
   */
  max?: number
  /** What is counted, for those who do not see where the badge sits: ‘条未读消息’. */
  label: string
  /**
   * The figure, or only that there is something.
   *
   * @default 'count'
   */
  shape?: BadgeShape
}

/** How many things wait for a person, on the corner of what leads to them. */
export function Badge({ count, max = 99, label, shape = 'count' }: BadgeProps) {
  if (count <= 0) return null

  return (
    <Root $shape={shape}>
      {shape === 'count' && <span aria-hidden>{count > max ? `${max}+` : count}</span>}
      <VisuallyHidden>{`${count} ${label}`}</VisuallyHidden>
    </Root>
  )
}

const shapes: Record<BadgeShape, RuleSet> = {
  count: css`
    min-width: 16px;
    height: 16px;
    padding: 0 ${token('space', 1)};
    border-radius: 8px;
  `,
  dot: css`
    width: 8px;
    height: 8px;
    border-radius: 50%;
  `,
}

const Root = styled.span<{ $shape: BadgeShape }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  background: ${token('color', 'danger')};
  color: ${token('color', 'onDanger')};
  font: 600 11px / 16px ${token('font', 'mono')};
  ${({ $shape }) => shapes[$shape]}
`
