import { useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { BrandGrid } from '@xinpu/ui/brand'
import { CategoryTree, RecentRow, type RecentEntry } from '@xinpu/ui/datasheet'
import { Section } from '@xinpu/ui/primitives'
import { EntryDoors } from '@xinpu/ui/search'
import { ClipboardList, SlidersHorizontal, Upload } from 'lucide-react'
import { recentDatasheets } from '../account/queries.ts'
import { noViews, recentViews } from '../account/recent-views.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { bom, useOpened } from '../app/rooms.ts'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPlace } from '../brand/places.ts'
import { DatasheetList } from '../datasheet/DatasheetList.tsx'
import { datasheetPlace } from '../datasheet/places.ts'
import { categoryTree, hotDatasheets, newestDatasheets } from '../datasheet/queries.ts'
import { uploadPlace } from '../datasheet/upload-params.ts'
import { searchPlace } from '../search/places.ts'
import { shownHot, shownNewest, figures, hotBrands } from './queries.ts'

/** The other ways in. */
export function Doors() {
  const place = usePlace()
  const opened = useOpened()
  return (
    <EntryDoors
      items={[
        {
          icon: SlidersHorizontal,
          title: '按参数选型',
          why: '参数可填范围与单位',
          href: place({ to: '/prefecture/electronicComponentList/$', params: { _splat: '' } }),
        },
        { icon: ClipboardList, title: '粘贴 BOM', why: '整张物料表，一次配齐、询价', href: opened(bom) },
        { icon: Upload, title: '上传资料', why: 'PDF 自动识别品牌与型号', href: place(uploadPlace()) },
      ]}
    />
  )
}

/** All categories that hold something. */
export function Categories() {
  const call = useCall()
  const place = usePlace()
  const { data: catalogue } = useSuspenseQuery(figures(call))
  const { data: tree } = useSuspenseQuery(categoryTree(call))

  return (
    <Section title="分类" meta={String(catalogue.categories)}>
      <CategoryTree nodes={tree.filter(({ count }) => count > 0)} hrefOf={({ name }) => place(searchPlace(name))} />
    </Section>
  )
}

/** The datasheets that are read most, beside the categories. */
export function HotDatasheets() {
  const call = useCall()
  const hot = useSuspenseQuery(hotDatasheets(call, shownHot))

  return (
    <Section title="热门资料">
      <DatasheetList datasheets={hot.data} madeAt={hot.dataUpdatedAt} columns={1} />
    </Section>
  )
}

/** Brands, what is new, and what was read lately. */
export function Below() {
  const call = useCall()
  const place = usePlace()
  const { data: catalogue } = useSuspenseQuery(figures(call))
  const { data: brands } = useSuspenseQuery(hotBrands(call))
  const newest = useSuspenseQuery(newestDatasheets(call, shownNewest))

  return (
    <>
      <Section title="品牌" meta={String(catalogue.brands)}>
        <BrandGrid brands={brands} hrefOf={({ id }) => place(brandPlace(id))} />
      </Section>
      <Section title="最新数据手册" meta={`共 ${newest.data.totalRecord} 份`}>
        <DatasheetList datasheets={newest.data.data} madeAt={newest.dataUpdatedAt} columns={2} />
      </Section>
      <RecentDatasheets />
    </>
  )
}

const shown = 6

/** What was read lately: from the account, or from this device while logged out. Nothing read, nothing shown. */
function RecentDatasheets() {
  const call = useCall()
  const place = usePlace()
  const { data: who } = useQuery(me(call))
  const { data: viewed } = useQuery({ ...recentDatasheets(call), enabled: Boolean(who) })
  const local = useLocal(recentViews, noViews)
  const entries: RecentEntry[] = who
    ? (viewed?.data ?? []).flatMap(({ specDto }) =>
        specDto ? [{ id: specDto.id, name: specDto.filename.replace(/\.pdf$/, ''), brand: specDto.brandCn }] : [],
      )
    : local.map(({ id, model, title, brandCn }) => ({ id, name: model || title, brand: brandCn }))

  if (entries.length === 0) return null
  return (
    <Section title="最近浏览" meta={who ? undefined : '仅存在本机'}>
      <RecentRow entries={entries.slice(0, shown)} hrefOf={({ id }) => place(datasheetPlace(id))} />
    </Section>
  )
}
