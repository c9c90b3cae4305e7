import type { AgentProduct } from '@xinpu/sdk/types'
import { CategorySymbol } from '../../datasheet/CategorySymbol/CategorySymbol.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import * as S from './AgentProductCard.styles.ts'

export interface AgentProductCardProps {
  /** What an agent offers. */
  product: AgentProduct
  /** Its page. */
  href: Href
}

/** A part that an agent offers: its number, its maker, and what kind of part it is. */
export function AgentProductCard({ product, href }: AgentProductCardProps) {
  const { model, name, brandCn, imgUrl, categoryName } = product
  const kinds = new Set([name, categoryName])

  return (
    <S.Root>
      <S.Picture>
        {imgUrl ? <Image src={imgUrl} alt="" ratio={1} fit="contain" /> : <CategorySymbol name="" />}
      </S.Picture>
      <S.About>
        <Link href={href} tone="plain">
          <PartNumber>{model}</PartNumber>
        </Link>
        <S.Quiet>{[brandCn, ...kinds].filter(Boolean).join('　')}</S.Quiet>
      </S.About>
    </S.Root>
  )
}

export interface AgentProductListProps {
  products: readonly AgentProduct[]
  hrefOf: (product: AgentProduct) => Href
}

/** What an agent offers, two beside each other where there is room. */
export const AgentProductList = ({ products, hrefOf }: AgentProductListProps) => (
  <S.List aria-label="代理产品">
    {products.map((product) => (
      <li key={product.id}>
        <AgentProductCard product={product} href={hrefOf(product)} />
      </li>
    ))}
  </S.List>
)
