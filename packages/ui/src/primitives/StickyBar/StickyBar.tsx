import * as S from './StickyBar.styles.ts'

export type StickyEdge = 'top' | 'bottom'
export type StickyUnder = 'window' | 'header' | 'strip'

export interface StickyBarProps {
  /**
   * The edge that it keeps to.
   *
   * @default 'bottom'
   */
  edge?: StickyEdge
  /**
   * What it stops at when it keeps to the top: the window, the header (83 px), or the search strip under it (147 px).
   *
   * @default 'header'
   */
  under?: StickyUnder
  /** What its controls are for, where they are not named by a heading: ‘提交订单’. */
  label?: string
  /** A fact at the left, the primary action at the right. */
  children: React.ReactNode
}

/** A line of controls that stays in sight while its page scrolls by, clear of the notch of a phone. */
export function StickyBar({ edge = 'bottom', under = 'header', label, children }: StickyBarProps) {
  return (
    <S.Root role={label ? 'group' : undefined} aria-label={label} $edge={edge} $under={under}>
      {children}
    </S.Root>
  )
}
