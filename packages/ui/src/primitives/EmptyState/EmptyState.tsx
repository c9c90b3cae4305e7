// chunk: empty
import * as S from './EmptyState.styles.ts'

export interface EmptyStateProps {
  /** What is empty, in one sentence. */
  title: string
  /** Why, or what would fill it. */
  why?: React.ReactNode
  /** The next step: one primary `Button` or `LinkButton`. */
  action?: React.ReactNode
  /** Another way, quieter. */
  secondary?: React.ReactNode
}

/** A region that has nothing to show teaches the next step. */
export function EmptyState({ title, why, action, secondary }: EmptyStateProps) {
  return (
    <S.Root>
      <EmptySocket />
      <S.Title>{title}</S.Title>
      {why && <S.Why>{why}</S.Why>}
      {(action || secondary) && (
        <S.Actions>
          {action}
          {secondary}
        </S.Actions>
      )}
    </S.Root>
  )
}

/** A socket: two sides wired in copper, two still open. */
function EmptySocket() {
  return (
    <S.Drawing viewBox="0 0 64 64" width={64} height={64} aria-hidden>
      <rect x="18" y="18" width="28" height="28" rx="1.5" />
      <path d="M24 18V8M32 18V8M40 18V8M24 46v10M32 46v10M40 46v10" strokeDasharray="2 3" />
      <path data-copper d="M46 26h10M46 38h10M8 26h10M8 38h10" />
    </S.Drawing>
  )
}
