import { useSuspenseQuery } from '@tanstack/react-query'
import { BrandGrid } from '@xinpu/ui/brand'
import { SelectionLayout } from '@xinpu/ui/layout'
import { EmptyState, LetterIndex, LinkButton, Pagination } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import type { BrandChoice, BrandParams } from './brand-choice.ts'
import { brandPartsPlace } from './places.ts'
import { brandLetters, brandPageSize, brandsWithParts } from './queries.ts'

/** R086 without a brand: all that have parts, by their first letter. */
export function BrandChoicePage({ letter, page = 1 }: BrandChoice) {
  const call = useCall()
  const place = usePlace()
  const { data: letters } = useSuspenseQuery(brandLetters(call))
  const { data: brands } = useSuspenseQuery(brandsWithParts(call, letter, page))
  const hrefOf = (search: BrandParams) => place({ to: '/datasheet/datasheetBrand/$', params: { _splat: '' }, search })

  return (
    <SelectionLayout title="品牌目录">
      <LetterIndex
        label="品牌首字母"
        letters={letters}
        value={letter ?? null}
        hrefOf={(next) => hrefOf(next === null ? {} : { letter: next })}
      />
      {brands.data.length > 0 ? (
        <BrandGrid brands={brands.data} hrefOf={({ id }) => place(brandPartsPlace(id))} onPhone="all" />
      ) : (
        <EmptyState title="这个字母下没有品牌" action={<LinkButton href={hrefOf({})}>全部品牌</LinkButton>} />
      )}
      {brands.totalRecord > brandPageSize && (
        <Pagination
          page={page}
          pageSize={brandPageSize}
          total={brands.totalRecord}
          hrefFor={(next) => hrefOf({ letter, page: next === 1 ? undefined : next })}
        />
      )}
    </SelectionLayout>
  )
}
