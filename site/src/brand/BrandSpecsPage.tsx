import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SpecBrand } from '@xinpu/sdk/types'
import {
  EmptyState,
  LinkButton,
  ListToolbar,
  Pagination,
  FilterBar,
  type FilterField,
  type FilterValue,
} from '@xinpu/ui/primitives'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { DownloadChosen, useChosen } from '../datasheet/chosen-datasheets.tsx'
import { DatasheetList } from '../datasheet/DatasheetList.tsx'
import { uploadPlace } from '../datasheet/upload-params.ts'
import { specsInput, specsPageSize } from './brand-input.ts'
import { type BrandSpecsParams } from './brand-params.ts'
import { BrandFrame } from './BrandFrame.tsx'
import { chosenOf, filtersOf } from './name-filter.ts'
import { brandSpecsPlace } from './places.ts'
import { datasheetsOfBrand, categoriesOfBrand } from './queries.ts'

export interface BrandSpecsPageProps {
  brandId: number
  page: number
  search: BrandSpecsParams
}

/** R092: the documents of a brand, searched, and fetched several at once. */
export function BrandSpecsPage(props: BrandSpecsPageProps) {
  const call = useCall()
  const { data: who, isFetching } = useQuery(me(call))
  useAutoLogin(who === null && !isFetching)

  return (
    <BrandFrame brandId={props.brandId} current="specs">
      {(brand) => (brand.specCount > 0 ? <Specs {...props} brand={brand} /> : <Bare brandId={props.brandId} />)}
    </BrandFrame>
  )
}

function Bare({ brandId }: { brandId: number }) {
  const place = usePlace()
  return (
    <EmptyState
      title="这个品牌还没有资料"
      why="有它的数据手册？上传后所有人都能查到。"
      action={
        <LinkButton tone="primary" href={place(uploadPlace({ brandId }))}>
          上传资料
        </LinkButton>
      }
    />
  )
}

/** A search shows what fits best first, everything else the newest. */
const orders = [
  { value: '', label: '默认排序' },
  { value: 'downloads', label: '下载最多' },
  { value: 'name', label: '按名称' },
]

function Specs({ brand, page, search }: BrandSpecsPageProps & { brand: SpecBrand }) {
  const call = useCall()
  const place = usePlace()
  const navigate = useNavigate()
  const chosen = useChosen()
  const found = useSuspenseQuery(datasheetsOfBrand(call, specsInput(brand.id, page, search)))
  const { data, totalRecord } = found.data
  const go = (change: BrandSpecsParams) => void navigate(brandSpecsPlace(brand.id, 1, { ...search, ...change }))

  return (
    <>
      <SpecsFilter
        brandId={brand.id}
        search={search}
        total={totalRecord}
        action={place(brandSpecsPlace(brand.id, 1, search))}
        onChange={go}
      />
      <ListToolbar
        title="资料"
        total={totalRecord}
        order={{
          value: search.sort ?? '',
          options: orders,
          onChange: (sort) => go({ sort: sort === '' ? undefined : (sort as BrandSpecsParams['sort']) }),
        }}
      />
      {data.length === 0 && (
        <EmptyState
          title="没有找到资料"
          why="换个型号，或少用几个词试试。"
          action={<LinkButton href={place(brandSpecsPlace(brand.id))}>查看全部资料</LinkButton>}
        />
      )}
      <DatasheetList datasheets={data} madeAt={found.dataUpdatedAt} isInformed columns={2} selection={chosen} />
      {totalRecord > specsPageSize && (
        <Pagination
          page={page}
          pageSize={specsPageSize}
          total={totalRecord}
          hrefFor={(next) => place(brandSpecsPlace(brand.id, next, search))}
        />
      )}
      <DownloadChosen {...chosen} />
    </>
  )
}

interface SpecsFilterProps {
  brandId: number
  search: BrandSpecsParams
  total: number
  /** The address of the list. */
  action: string
  onChange: (change: Pick<BrandSpecsParams, 'keywords' | 'categoryId'>) => void
}

/** Searches among the documents of a brand, all or those of a category. */
function SpecsFilter({ brandId, search, total, action, onChange }: SpecsFilterProps) {
  const call = useCall()
  const { data: categories } = useSuspenseQuery(categoriesOfBrand(call, brandId))
  const schema: FilterField[] = [
    { kind: 'text', name: 'keywords', label: '型号或标题', placeholder: '在这个品牌的资料里搜索' },
    {
      kind: 'select',
      name: 'categoryId',
      label: '分类',
      options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ]

  return (
    <FilterBar
      schema={schema}
      value={filtersOf(search)}
      total={total}
      action={action}
      onChange={(value: FilterValue) => onChange(chosenOf(value))}
    />
  )
}
