import * as S from './StatusTag.styles.ts'

export type StatusTone = 'ok' | 'warn' | 'danger' | 'info' | 'neutral'
export type StatusShape = 'full' | 'half' | 'ring' | 'square'

export interface StatusTagProps {
  /** What the state means. */
  tone: StatusTone
  /** Discs tell stock (full 现货, half 紧张, ring 缺货); a square tells a life cycle, and empties from ok to danger. */
  shape: StatusShape
  /** The word, and its figure if it has one: ‘现货 32,901’. */
  children: React.ReactNode
}

/** A state of a thing: shape and word, so that it can be read without colour. */
export function StatusTag({ tone, shape, children }: StatusTagProps) {
  return (
    <S.Root $tone={tone} $shape={shape}>
      <span>{children}</span>
    </S.Root>
  )
}
