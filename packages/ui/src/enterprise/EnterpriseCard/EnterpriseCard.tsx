import { formatNumber } from '@xinpu/sdk/format'
import type { EnterpriseVO } from '@xinpu/sdk/types'
import { BrandMark } from '../../primitives/BrandMark/BrandMark.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import * as S from './EnterpriseCard.styles.ts'

export interface EnterpriseCardProps {
  /** A company on the platform. */
  enterprise: EnterpriseVO
  /** Its page. */
  href: Href
  /** 关注, at the end of the row. */
  action?: React.ReactNode
}

/** A company: who it is, where, and how much it wants, offers and holds. */
export function EnterpriseCard({ enterprise, href, action }: EnterpriseCardProps) {
  const { name, logo = '', type, region, intro, status, demandCount, stockCount, goodsCount } = enterprise

  return (
    <S.Root>
      <BrandMark name={name} logo={logo} size="lg" />
      <S.About>
        <S.Name>
          <Link href={href}>{name}</Link> {status === 'certified' && <Tag tone="ok">企业认证</Tag>}
        </S.Name>
        <S.Quiet>{[...type, region].filter(Boolean).join('　')}</S.Quiet>
        {intro && <S.Quiet>{intro}</S.Quiet>}
      </S.About>
      <S.Counts>
        <div>
          <dt>供求</dt>
          <dd>{formatNumber(demandCount)}</dd>
        </div>
        <div>
          <dt>库存</dt>
          <dd>{formatNumber(stockCount)}</dd>
        </div>
        <div>
          <dt>商品</dt>
          <dd>{formatNumber(goodsCount)}</dd>
        </div>
      </S.Counts>
      {action}
    </S.Root>
  )
}
