// chunk: widgets
import { X } from 'lucide-react'
import { BareButton } from '../Button/BareButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './Tag.styles.ts'

export type TagTone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'info' | 'demand' | 'supply'

export interface TagProps {
  /**
   * What the word means; the word says it too, colour never alone.
   *
   * @default 'neutral'
   */
  tone?: TagTone
  /** Takes the tag away; without it there is no cross. */
  onRemove?: () => void
  /** What the cross is called, naming what goes: ‘移除 授权’. */
  removeLabel?: string
  children: React.ReactNode
}

/** One word about a thing: 授权, 需改板, 需求. */
export function Tag({ tone = 'neutral', onRemove, removeLabel = '移除', children }: TagProps) {
  return (
    <S.Root $tone={tone}>
      {children}
      {onRemove && (
        <BareButton aria-label={removeLabel} onPress={onRemove}>
          <Icon of={X} size={12} weight="bold" />
        </BareButton>
      )}
    </S.Root>
  )
}
