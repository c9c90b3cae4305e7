import type { SchemeVO } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import * as S from './SchemeCard.styles.ts'

export interface SchemeCardProps {
  scheme: SchemeVO
  href: Href
  /**
   * Whether it is the one that is open.
   *
   * @default false
   */
  isCurrent?: boolean
}

/** A circuit shown as a circuit: its drawing, name, the part it is built around, and how many lines its list has. */
export const SchemeCard = ({ scheme, href, isCurrent = false }: SchemeCardProps) => (
  <S.Root>
    <S.Paper $isCurrent={isCurrent}>
      <img src={scheme.imgUrl} alt="" loading="lazy" width={320} height={180} />
    </S.Paper>
    <Link tone="plain" href={href} {...(isCurrent && { 'aria-current': 'true' as const })}>
      <b>{scheme.name}</b>
    </Link>
    <S.Facts>
      <PartNumber>{scheme.model}</PartNumber>
      <span>{scheme.brandCn}</span>
      <span>物料 {scheme.partCount}</span>
    </S.Facts>
  </S.Root>
)

export interface SchemeGridProps {
  schemes: readonly SchemeVO[]
  hrefOf: (scheme: SchemeVO) => Href
}

/** Circuits in a grid, as many side by side as there is room for; two on a phone. */
export const SchemeGrid = ({ schemes, hrefOf }: SchemeGridProps) => (
  <S.Grid>
    {schemes.map((each) => (
      <SchemeCard key={each.id} scheme={each} href={hrefOf(each)} />
    ))}
  </S.Grid>
)
