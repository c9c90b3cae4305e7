import { GitCompareArrows } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { StickyBar } from '../../primitives/StickyBar/StickyBar.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import * as S from './CompareTray.styles.ts'

/** A part as the tray remembers it. */
export interface TrayPart {
  id: number
  model: string
}

export interface CompareTrayProps {
  /** What was collected, in its order; with nothing, the tray is away. */
  parts: readonly TrayPart[]
  /** Where they are compared. */
  href: Href
  /** Takes one out. */
  onRemove: (part: TrayPart) => void
  /** Empties the tray. */
  onClear: () => void
  /**
   * How many have room.
   *
   * @default 6
   */
  max?: number
}

/** The parts that were put aside to be compared, at the bottom of the window. */
export function CompareTray({ parts, href, onRemove, onClear, max = 6 }: CompareTrayProps) {
  if (parts.length === 0) return null
  return (
    <StickyBar label="对比栏">
      <S.Count>
        对比{' '}
        <strong>
          {parts.length}/{max}
        </strong>
      </S.Count>
      <S.Parts>
        {parts.map((part) => (
          <li key={part.id}>
            <Tag onRemove={() => onRemove(part)} removeLabel={`移出对比 ${part.model}`}>
              {part.model}
            </Tag>
          </li>
        ))}
      </S.Parts>
      <S.Actions>
        <Button size="sm" tone="quiet" onPress={onClear}>
          清空
        </Button>
        {parts.length < 2 ? (
          <S.Hint>再选一个就能对比</S.Hint>
        ) : (
          <LinkButton size="sm" tone="primary" href={href}>
            <Icon of={GitCompareArrows} />
            开始对比
          </LinkButton>
        )}
      </S.Actions>
    </StickyBar>
  )
}
