import type { MerchantVO } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { MerchantCard } from './MerchantCard.tsx'
import * as S from './MerchantCard.styles.ts'

export interface MerchantListProps {
  merchants: readonly MerchantVO[]
  hrefOf: (merchant: MerchantVO) => Href
  /** 关注, at the end of each. */
  actionOf?: (merchant: MerchantVO) => React.ReactNode
}

/** Shops beside each other, as many as there is room for. */
export const MerchantList = ({ merchants, hrefOf, actionOf }: MerchantListProps) => (
  <S.Grid>
    {merchants.map((merchant) => (
      <MerchantCard key={merchant.id} merchant={merchant} href={hrefOf(merchant)} action={actionOf?.(merchant)} />
    ))}
  </S.Grid>
)
