// chunk: widgets
import { stateOf, type StatusKind, type StatusOf } from './status-table.ts'
import * as S from './StatusTag.styles.ts'

export type { StatusKind, StatusOf } from './status-table.ts'
export type StatusTone = 'ok' | 'warn' | 'danger' | 'info' | 'neutral'
export type StatusShape = 'full' | 'half' | 'ring' | 'square'

/** A state that the owner words: stock, a life cycle. */
export interface WordedStatus {
  /** What the state means. */
  tone: StatusTone
  /** Discs tell stock (full 现货, half 紧张, ring 缺货); a square tells a life cycle, and empties from ok to danger. */
  shape: StatusShape
  /** The word, and its figure if it has one: ‘现货 32,901’. */
  children: React.ReactNode
}

/** A state of one of our state machines: word, tone and shape follow from it. */
export type KnownStatus = {
  [K in StatusKind]: {
    /** What is in the state. */
    kind: K
    /** The state, as the server names it. */
    status: StatusOf[K]
    /** What is added to the word: a figure, a date. */
    children?: React.ReactNode
  }
}[StatusKind]

export type StatusTagProps = WordedStatus | KnownStatus

/** A state of a thing: shape and word, so that it can be read without colour. */
export function StatusTag(props: StatusTagProps) {
  if (!('kind' in props)) return <Drawn {...props} />
  const { label, ...look } = stateOf(props.kind, props.status)

  return (
    <Drawn {...look}>
      {label}
      {props.children !== undefined && <> {props.children}</>}
    </Drawn>
  )
}

const Drawn = ({ tone, shape, children }: WordedStatus) => (
  <S.Root $tone={tone} $shape={shape}>
    <span>{children}</span>
  </S.Root>
)
