import type { Href } from '../Link/Link.tsx'
import * as S from './Card.styles.ts'

export interface CardLinkProps {
  /** Where the card leads. */
  href: Href
  /** The name of what the card is about: it is the name of the link too. */
  children: React.ReactNode
}

/** The one link of a `Card`: its name is read, the whole surface is pressed. */
export function CardLink({ href, children }: CardLinkProps) {
  return (
    <S.Inner href={href} data-card-link>
      {children}
    </S.Inner>
  )
}
