import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BrandGrid, BrandList } from '@xinpu/ui/brand'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { FilterBar, LetterIndex, LinkButton, LinkTabs, ListToolbar, Pagination, Section } from '@xinpu/ui/primitives'
import { withoutEmpty } from '../app/address.ts'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { categoryTree } from '../datasheet/queries.ts'
import { hotBrands } from '../portal/queries.ts'
import { AddBrand } from './AddBrand.tsx'
import { directoryInput, directoryPageSize, directoryTypes, halfOf } from './brand-input.ts'
import { type DirectoryParams } from './brand-params.ts'
import { chosenOf, filtersOf } from './name-filter.ts'
import { brandPlace, directoryPlace } from './places.ts'
import { brandDirectory, lettersOf } from './queries.ts'

export interface BrandListPageProps {
  type: string
  search: DirectoryParams
}

/** R083: all brands, by kind, letter, name and category. */
export function BrandListPage({ type, search }: BrandListPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: found } = useSuspenseQuery(brandDirectory(call, directoryInput(type, search)))
  const isWhole = Object.keys(withoutEmpty(search)).length === 0
  const hrefWith = (change: DirectoryParams) => place(directoryPlace(type, { ...search, page: undefined, ...change }))

  return (
    <DefaultLayout head={<Head type={type} search={search} total={found.totalRecord} hrefWith={hrefWith} />}>
      {type === '0' && isWhole && <Hot />}
      <ListToolbar title="品牌" total={found.totalRecord} />
      <BrandList
        brands={found.data}
        hrefOf={({ id }) => place(brandPlace(id))}
        whenEmpty={<LinkButton href={place(directoryPlace(type))}>查看全部品牌</LinkButton>}
      />
      {found.totalRecord > directoryPageSize && (
        <Pagination
          page={search.page ?? 1}
          pageSize={directoryPageSize}
          total={found.totalRecord}
          hrefFor={(page) => hrefWith({ page: page === 1 ? undefined : page })}
        />
      )}
    </DefaultLayout>
  )
}

interface HeadProps extends BrandListPageProps {
  total: number
  hrefWith: (change: DirectoryParams) => string
}

function Head({ type, search, total, hrefWith }: HeadProps) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const { data: letters } = useSuspenseQuery(lettersOf(call, halfOf(type)))
  const { data: tree } = useSuspenseQuery(categoryTree(call))

  return (
    <>
      <PageHead title="品牌库" actions={<AddBrand name={search.keywords ?? ''} />} />
      <LinkTabs
        label="品牌类型"
        current={type}
        items={directoryTypes.map(({ id, label }) => ({ id, label, href: place(directoryPlace(id)) }))}
      />
      <LetterIndex
        label="品牌首字母"
        letters={letters}
        value={search.letter ?? null}
        hrefOf={(letter) => hrefWith({ letter: letter ?? undefined })}
      />
      <FilterBar
        schema={[
          { kind: 'text', name: 'keywords', label: '品牌名称', placeholder: '中英文名、别名或拼音' },
          {
            kind: 'select',
            name: 'categoryId',
            label: '分类',
            options: tree.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]}
        value={filtersOf(search)}
        total={total}
        action={hrefWith({})}
        onChange={(value) => void navigate({ href: hrefWith(chosenOf(value)) })}
      />
    </>
  )
}

function Hot() {
  const call = useCall()
  const place = usePlace()
  const { data: hot } = useSuspenseQuery(hotBrands(call))

  return (
    <Section title="常看的品牌">
      <BrandGrid brands={hot} hrefOf={({ id }) => place(brandPlace(id))} />
    </Section>
  )
}
