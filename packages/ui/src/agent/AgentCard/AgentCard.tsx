import type { AgentVO, SpecBrand, TraderVO } from '@xinpu/sdk/types'
import { BrandMark } from '../../primitives/BrandMark/BrandMark.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './AgentCard.styles.ts'
import { SellerBrands } from './SellerBrands.tsx'
import { SellerEvidence } from './SellerEvidence.tsx'
import { SellerFacts } from './SellerFacts.tsx'
import { SellerTags } from './SellerTags.tsx'

/** Who sells parts: for their makers, or from stock. */
export type Seller = { kind: 'agent'; seller: AgentVO } | { kind: 'trader'; seller: TraderVO }

export interface AgentCardProps {
  /** The agent or the trader. */
  of: Seller
  /** The present moment: whether a proof holds, how old a stock is. */
  now: Date
  /** Its page; without it its name is only read. */
  href?: Href
  /** Where a brand is told about; without it brands are words. */
  brandHref?: (brand: SpecBrand) => Href
  /** 关注, at the end of the row. */
  action?: React.ReactNode
}

/** An agent or a trader: who it is, where, what it sells, and whether the maker lets it. */
export function AgentCard({ of, now, href, brandHref, action }: AgentCardProps) {
  const { name, fullName, fullLogo } = of.seller

  return (
    <S.Root>
      <BrandMark name={name} logo={fullLogo} size="lg" />
      <S.About>
        <S.Head>
          <S.Name>{href === undefined ? name : <Link href={href}>{name}</Link>}</S.Name>
          {fullName !== name && <S.Quiet>{fullName}</S.Quiet>}
        </S.Head>
        <SellerTags {...of} now={now} />
        <SellerFacts {...of} now={now} />
        <SellerBrands {...of} brandHref={brandHref} />
        <SellerEvidence {...of} />
      </S.About>
      {action}
    </S.Root>
  )
}
