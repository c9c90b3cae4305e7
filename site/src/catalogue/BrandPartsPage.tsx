import { useSuspenseQuery } from '@tanstack/react-query'
import { Breadcrumb, EntityHeader } from '@xinpu/ui/primitives'
import { FollowButton } from '../account/FollowButton.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import type { CatalogueParams } from './catalogue-params.ts'
import { PartList } from './PartList.tsx'
import { brandPartsPlace } from './places.ts'
import { brandOf } from './queries.ts'

export interface BrandPartsPageProps {
  brandId: number
  categoryId: number | undefined
  search: CatalogueParams
}

/** R086: the parts of a brand, all or those of a category. */
export function BrandPartsPage({ brandId, categoryId, search }: BrandPartsPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: brand } = useSuspenseQuery(brandOf(call, brandId))

  return (
    <PartList
      key={`${brandId}/${categoryId}`}
      title={brand.fullName}
      of={{ brandId, categoryId }}
      search={{ ...search, categoryId }}
      hrefWith={(change) => {
        const { categoryId: into, ...rest } = { ...search, categoryId, ...change }
        return place(brandPartsPlace(brandId, into, rest))
      }}
      head={
        <>
          <Breadcrumb
            items={[
              { label: '品牌', href: place({ to: '/datasheet/datasheetBrand/$', params: { _splat: '' } }) },
              { label: brand.fullName },
            ]}
          />
          <EntityHeader
            kind="brand"
            entity={brand}
            facts="none"
            actions={<FollowButton brandId={brandId} name={brand.fullName} />}
          />
        </>
      }
    />
  )
}
