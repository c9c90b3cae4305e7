import type { SpecBrand } from '@xinpu/sdk/types'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { searchPlace } from '../app/places.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPartsPlace } from '../selection/catalogue-places.ts'
import { BrandFrame } from './BrandFrame.tsx'

const words = {
  agents: { noun: '代理商', why: '代理商名录还没有开放。可以先查型号：有库存和报价的，型号页上会列出来。' },
  traders: { noun: '贸易商', why: '贸易商名录还没有开放。可以先查型号：有库存和报价的，型号页上会列出来。' },
} as const

export interface BrandSellersPageProps {
  brandId: number
  kind: keyof typeof words
}

/** R091 and R090: who sells the parts of a brand. Nobody has been entered yet, and it says so. */
export const BrandSellersPage = ({ brandId, kind }: BrandSellersPageProps) => (
  <BrandFrame brandId={brandId} current={kind}>
    {(brand) => <None brand={brand} kind={kind} />}
  </BrandFrame>
)

function None({ brand, kind }: { brand: SpecBrand; kind: keyof typeof words }) {
  const place = usePlace()
  const hasParts = brand.modelCount > 0

  return (
    <EmptyState
      title={`还没有登记的${brand.name}${words[kind].noun}`}
      why={words[kind].why}
      action={
        <LinkButton tone="primary" href={place(hasParts ? brandPartsPlace(brand.id) : searchPlace(brand.name))}>
          {hasParts ? '查看全部型号' : '搜索这个品牌'}
        </LinkButton>
      }
    />
  )
}
