import * as S from './Card.styles.ts'

export type CardTone = 'surface' | 'sunken' | 'accent'
export type CardPadding = 'none' | 'sm' | 'md' | 'lg'
export type CardTag = 'div' | 'article' | 'li'

export interface CardProps {
  /**
   * On the page, sunk into it, or the one that is chosen.
   *
   * @default 'surface'
   */
  tone?: CardTone
  /**
   * 0, 12, 16 or 24 px on every side.
   *
   * @default 'md'
   */
  padding?: CardPadding
  /**
   * What it is in the page: a box, a piece that stands alone, one of a list.
   *
   * @default 'div'
   */
  as?: CardTag
  /** Where its `CardLink` is pressed, the whole card answers; other controls in it stay their own. */
  children: React.ReactNode
}

/** A surface with a hairline around it; with one `CardLink` in it the whole card can be clicked. */
export function Card({ tone = 'surface', padding = 'md', as = 'div', children }: CardProps) {
  return (
    <S.Root as={as} $tone={tone} $padding={padding}>
      {children}
    </S.Root>
  )
}
