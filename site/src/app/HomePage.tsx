import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { BrandGrid } from '@xinpu/ui/brand'
import { CategoryTree } from '@xinpu/ui/datasheet'
import { HomeLayout } from '@xinpu/ui/layout'
import { Section } from '@xinpu/ui/primitives'
import { EntryDoors, HotWords, QueryChips, QueryTraces } from '@xinpu/ui/search'
import { ClipboardList, SlidersHorizontal, Upload } from 'lucide-react'
import { useState } from 'react'
import { categoryTree, hotDatasheets, newestDatasheets, reading } from '../queries/datasheet.ts'
import { shownHot, shownNewest } from '../queries/home.ts'
import { figures, hotBrands, hotWords } from '../queries/portal.ts'
import { DatasheetList } from './DatasheetList.tsx'
import { searchPlace } from './places.ts'
import { RecentDatasheets } from './RecentDatasheets.tsx'
import { SiteSearch, withoutWord } from './SiteSearch.tsx'
import { useDebounced } from './use-debounced.ts'
import { usePlace } from './use-place.ts'
import { brandPlace } from '../brands/brand-places.ts'
import { uploadPlace } from '../upload/upload-params.ts'

const settled = 250

/** R001 and R008: the datasheet search home. */
export function HomePage() {
  const { call } = useRouteContext({ from: '__root__' })
  const place = usePlace()
  const { data: catalogue } = useSuspenseQuery(figures(call))
  const { data: tree } = useSuspenseQuery(categoryTree(call))
  const { data: brands } = useSuspenseQuery(hotBrands(call))
  const hot = useSuspenseQuery(hotDatasheets(call, shownHot))
  const newest = useSuspenseQuery(newestDatasheets(call, shownNewest))

  return (
    <HomeLayout
      figures={catalogue}
      search={<HomeSearch />}
      doors={<Doors />}
      main={
        <Section title="分类" meta={String(catalogue.categories)}>
          <CategoryTree nodes={tree.filter(({ count }) => count > 0)} hrefOf={({ name }) => place(searchPlace(name))} />
        </Section>
      }
      aside={
        <Section title="热门资料">
          <DatasheetList datasheets={hot.data} madeAt={hot.dataUpdatedAt} columns={1} />
        </Section>
      }
    >
      <Section title="品牌" meta={String(catalogue.brands)}>
        <BrandGrid brands={brands} hrefOf={({ id }) => place(brandPlace(id))} />
      </Section>
      <Section title="最新数据手册" meta={`共 ${newest.data.totalRecord} 份`}>
        <DatasheetList datasheets={newest.data.data} madeAt={newest.dataUpdatedAt} columns={2} />
      </Section>
      <RecentDatasheets />
    </HomeLayout>
  )
}

function HomeSearch() {
  const { call } = useRouteContext({ from: '__root__' })
  const place = usePlace()
  const [text, setText] = useState('')
  const asked = useDebounced(text.trim().slice(0, 200), settled)
  const { data } = useQuery({ ...reading(call, asked), enabled: asked !== '' })
  const { data: words } = useSuspenseQuery(hotWords(call))
  const chips = asked !== '' && asked === text ? (data?.chips ?? []) : []

  return (
    <>
      <QueryTraces text={text} chips={chips}>
        <SiteSearch size="lg" value={text} onChange={setText} />
        <QueryChips
          chips={chips}
          total={chips.length > 0 ? data?.total : undefined}
          totalHref={place(searchPlace(asked || ' '))}
          onRemove={(chip) => setText(withoutWord(text, chip))}
        />
      </QueryTraces>
      <HotWords words={words} hrefOf={({ name }) => place(searchPlace(name))} />
    </>
  )
}

function Doors() {
  const place = usePlace()
  return (
    <EntryDoors
      items={[
        {
          icon: SlidersHorizontal,
          title: '按参数选型',
          why: '参数可填范围与单位',
          href: '/prefecture/electronicComponentList',
        },
        { icon: ClipboardList, title: '粘贴 BOM', why: '整张物料表，一次配齐、询价', href: '/inquiry/batchSearch' },
        { icon: Upload, title: '上传资料', why: 'PDF 自动识别品牌与型号', href: place(uploadPlace()) },
      ]}
    />
  )
}
