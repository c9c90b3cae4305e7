import { useSuspenseQuery } from '@tanstack/react-query'
import type { ZoneHome } from '@xinpu/sdk/types'
import { AuthorCard } from '@xinpu/ui/article'
import { IndexLayout, PageHead } from '@xinpu/ui/layout'
import { SchemeGrid, ZoneBlocks, ZoneDoors } from '@xinpu/ui/prefecture'
import { EmptyState, Section } from '@xinpu/ui/primitives'
import {
  CircuitBoard,
  Factory,
  FileText,
  GraduationCap,
  LibraryBig,
  SlidersHorizontal,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { authorPlace } from '../article/places.ts'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import {
  columnsPlace,
  coursesPlace,
  datumsPlace,
  popularAuthorsPlace,
  recommendedPlace,
  schemePlace,
  schemesPlace,
} from './places.ts'
import { zoneHome } from './queries.ts'
import { TechRows } from './TechRows.tsx'
import { ZoneAside } from './ZoneAside.tsx'
import { ZoneSearchBox } from './ZoneSearchBox.tsx'

/** R014: one search over all kinds, the rooms of the zone, and the newest of each. */
export function ZonePage() {
  const place = usePlace()
  const { data: home } = useSuspenseQuery(zoneHome(useCall()))

  return (
    <IndexLayout
      head={
        <>
          <PageHead title="技术专区" />
          <ZoneSearchBox />
          <Doors counts={home.counts} />
        </>
      }
    >
      <Section
        title="电路方案"
        meta="带物料表，可整套配单"
        more={{ href: place(schemesPlace()), label: `全部 ${home.counts.schemes}` }}
      >
        {home.schemes.length > 0 ? (
          <SchemeGrid schemes={home.schemes} hrefOf={({ id }) => place(schemePlace(id))} />
        ) : (
          <EmptyState title="还没有电路方案" />
        )}
      </Section>
      <ZoneBlocks>
        <Block title="原厂资料" rows={home.originalDatas} href={place(recommendedPlace())} />
        <Block title="课程资料" rows={home.courses} href={place(coursesPlace())} />
        <Block title="技术资料" rows={home.datums} href={place(datumsPlace())} />
        <Block title="专栏" rows={home.columns} href={place(columnsPlace())} />
        <ZoneAside />
        <Authors authors={home.popularAuthors} />
      </ZoneBlocks>
    </IndexLayout>
  )
}

interface BlockProps {
  title: string
  rows: Parameters<typeof TechRows>[0]['rows']
  href: string
}

const Block = ({ title, rows, href }: BlockProps) => (
  <Section title={title} more={{ href, label: '全部' }}>
    {rows.length > 0 ? <TechRows rows={rows} /> : <EmptyState title={`还没有${title}`} />}
  </Section>
)

function Doors({ counts }: Pick<ZoneHome, 'counts'>) {
  const place = usePlace()
  const door = (icon: LucideIcon, title: string, count: string, href: string) => ({ icon, title, count, href })
  const selection = place({ to: '/prefecture/electronicComponentList/$', params: { _splat: '' } })
  return (
    <ZoneDoors
      doors={[
        door(SlidersHorizontal, '参数选型', '按数值与单位', selection),
        door(CircuitBoard, '电路方案', `${counts.schemes} 个`, place(schemesPlace())),
        door(GraduationCap, '课程', `${counts.courses} 门`, place(coursesPlace())),
        door(FileText, '技术资料', `${counts.datums} 份`, place(datumsPlace())),
        door(Factory, '原厂资料', `${counts.originalDatas} 份`, place(recommendedPlace())),
        door(LibraryBig, '专栏', `${counts.columns} 篇`, place(columnsPlace())),
        door(UsersRound, '热门作者', `${counts.authors} 位`, place(popularAuthorsPlace())),
      ]}
    />
  )
}

function Authors({ authors }: { authors: ZoneHome['popularAuthors'] }) {
  const place = usePlace()
  return (
    <Section title="热门作者" meta="按近 7 天被阅读次数" more={{ href: place(popularAuthorsPlace()), label: '全部' }}>
      {authors.map((each) => (
        <AuthorCard key={each.id} author={each} href={place(authorPlace(each.id))} />
      ))}
    </Section>
  )
}
