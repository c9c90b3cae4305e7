import { formatNumber } from '@xinpu/sdk/format'
import { Link } from '../../primitives/Link/Link.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import type { Seller } from './AgentCard.tsx'
import * as S from './AgentCard.styles.ts'

/** Where it is, and how much it has; what is not known has no place. */
export const SellerFacts = ({ kind, seller, now }: Seller & { now: Date }) => (
  <S.Facts>
    {seller.region && <span>{seller.region}</span>}
    {kind === 'agent' && seller.line && <span>{seller.line.categoryNames.join('、')}</span>}
    {kind === 'trader' && seller.stockCount > 0 && <span>库存 {formatNumber(seller.stockCount)} 条</span>}
    {kind === 'trader' && seller.stockTime && (
      <span>
        更新于 <TimeText value={seller.stockTime} now={now} />
      </span>
    )}
    {seller.website && (
      <Link href={seller.website} aria-label={`${seller.name}的官网`}>
        官网
      </Link>
    )}
  </S.Facts>
)
