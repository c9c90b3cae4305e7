import { formatCount, formatNumber } from '@xinpu/sdk/format'
import type { MerchantVO } from '@xinpu/sdk/types'
import { BrandMark } from '../../primitives/BrandMark/BrandMark.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import * as S from './MerchantCard.styles.ts'

export interface MerchantCardProps {
  merchant: MerchantVO
  /** Its shop. */
  href: Href
  /** What is known of the enterprise that runs it; without it its name is only read. */
  companyHref?: Href
  /**
   * Whether what it says of itself is shown.
   *
   * @default false
   */
  hasIntro?: boolean
  /** 关注, at the end. */
  action?: React.ReactNode
}

/** Main brands that a card names. */
const shown = 4

/** A shop: who runs it, where, what it mainly sells, and what buyers say. */
export const MerchantCard = ({ merchant, href, companyHref, hasIntro = false, action }: MerchantCardProps) => (
  <S.Root>
    <BrandMark name={merchant.name} logo={merchant.logo} size="lg" />
    <div>
      <S.Name>
        <Link href={href}>{merchant.name}</Link>
        {merchant.status === 'closed' && <Tag>已停业</Tag>}
      </S.Name>
      <S.Quiet>
        {companyHref === undefined ? merchant.companyName : <Link href={companyHref}>{merchant.companyName}</Link>}
        {merchant.region && `　${merchant.region}`}
      </S.Quiet>
      <S.Facts>
        <span>
          在售 <b>{formatNumber(merchant.goodsCount)}</b>
        </span>
        <span>
          评分 <b>{merchant.score > 0 ? merchant.score.toFixed(1) : '—'}</b>
        </span>
        <span>
          关注 <b>{formatCount(merchant.followCount)}</b>
        </span>
      </S.Facts>
      {merchant.mainBrands.length > 0 && (
        <S.Quiet>
          主营{' '}
          {merchant.mainBrands
            .slice(0, shown)
            .map(({ fullName }) => fullName)
            .join('、')}
        </S.Quiet>
      )}
      {hasIntro && merchant.intro && <p>{merchant.intro}</p>}
      {action && <S.Action>{action}</S.Action>}
    </div>
  </S.Root>
)
