import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

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
}

/** How many things wait for a person, on the corner of what leads to them. */
export function Badge({ count, max = 99, label }: BadgeProps) {
  if (count <= 0) return null

  return (
    <Root>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{`${count} ${label}`}</VisuallyHidden>
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: 16px;
  height: 16px;
  padding: 0 ${token('space', 1)};
  border-radius: 8px;
  background: ${token('color', 'danger')};
  color: ${token('color', 'onDanger')};
  font: 600 11px / 16px ${token('font', 'mono')};
`
