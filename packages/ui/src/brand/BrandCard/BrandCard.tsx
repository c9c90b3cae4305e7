import { formatNumber } from '@xinpu/sdk/format'
import type { SpecBrand } from '@xinpu/sdk/types'
import { BrandMark } from '../../primitives/BrandMark/BrandMark.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './BrandCard.styles.ts'

export interface BrandCardProps {
  /** The brand. */
  brand: Pick<
    SpecBrand,
    'name' | 'brandCn' | 'brandEn' | 'aliases' | 'fullLogo' | 'country' | 'modelCount' | 'specCount' | 'absorbed'
  >
  /** Where the brand is told about. */
  href: Href
  /**
   * A cell of the grid (name, Chinese name, count) or a row of a list with everything known.
   *
   * @default 'cell'
   */
  form?: 'cell' | 'row'
  /** 关注, at the end of a row. */
  action?: React.ReactNode
}

/** A brand: the name the trade uses, its Chinese name, and how many parts it has here. */
export function BrandCard({ brand, href, form = 'cell', action }: BrandCardProps) {
  if (form === 'row') return <BrandRow brand={brand} href={href} action={action} />

  return (
    <S.Cell href={href}>
      <S.Name translate="no">{brand.name}</S.Name>
      <S.Line>
        <S.Han>{brand.brandCn}</S.Han>
        <S.Count>{formatNumber(brand.modelCount)}</S.Count>
      </S.Line>
    </S.Cell>
  )
}

const BrandRow = ({ brand, href, action }: Omit<BrandCardProps, 'form'>) => (
  <S.Row>
    <BrandMark name={brand.name} logo={brand.fullLogo} size="lg" />
    <S.About>
      <p>
        <Link tone="plain" href={href}>
          <S.Name translate="no">{brand.name}</S.Name> {brand.brandCn}
        </Link>
      </p>
      <S.Facts>
        <span>{brand.brandEn}</span>
        {brand.aliases.length > 0 && <span>又称 {brand.aliases.join('、')}</span>}
        {brand.country && <span>{brand.country}</span>}
      </S.Facts>
      {brand.absorbed && <S.Facts>{absorbedText(brand.name, brand.absorbed)}</S.Facts>}
      <S.Facts>
        <span>
          <S.Count>{formatNumber(brand.modelCount)}</S.Count> 个型号
        </span>
        <span>
          <S.Count>{formatNumber(brand.specCount)}</S.Count> 份资料
        </span>
      </S.Facts>
    </S.About>
    {action}
  </S.Row>
)

/** Old names that engineers still look for: Linear Technology → ADI. */
const absorbedText = (name: string, absorbed: readonly { name: string }[]) =>
  `${absorbed.map((maker) => maker.name).join('、')} → ${name}`
