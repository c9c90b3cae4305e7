import { useSuspenseQuery } from '@tanstack/react-query'
import type { PartDetail, SpecDto } from '@xinpu/sdk/types'
import { PartHeader } from '@xinpu/ui/datasheet'
import { PartLayout, SearchStrip } from '@xinpu/ui/layout'
import { Breadcrumb, Button, EmptyState, Icon, LinkButton, Section } from '@xinpu/ui/primitives'
import { BookOpen, Download } from 'lucide-react'
import { FavourButton } from '../account/FavourButton.tsx'
import { FollowButton } from '../account/FollowButton.tsx'
import { useCall } from '../app/api.ts'
import { late } from '../rendering/late.tsx'
import { usePlace } from '../app/use-place.ts'
import { brandPlace } from '../brand/places.ts'
import { DatasheetList } from '../datasheet/DatasheetList.tsx'
import { useDownload } from '../datasheet/download.tsx'
import { datasheetPlace } from '../datasheet/places.ts'
import { datasheetsOfPart, partDetail } from '../datasheet/queries.ts'
import { searchPlace } from '../search/places.ts'
import { PageSearch } from '../search/SiteSearch.tsx'
import { CompareContainer } from './CompareContainer.tsx'
import { CompareToggle } from './CompareToggle.tsx'
import { EndOfLife, isEnding } from './EndOfLife.tsx'
import type { PartTab } from './part-params.ts'
import { PartAlternates } from './PartAlternates.tsx'
import { PartOffers } from './PartOffers.tsx'
import { PartParams } from './PartParams.tsx'
import { PartTabs } from './PartTabs.tsx'

const LatePartSheet = late(async () => (await import('./PartSheet.tsx')).PartSheet)
const LatePartMentions = late(async () => (await import('../article/PartMentions.tsx')).PartMentions)
const LatePartTrends = late(async () => (await import('../circle/PartTrends.tsx')).PartTrends)
const LatePartDemand = late(async () => (await import('../demand/PartDemand.tsx')).PartDemand)
/** What comes late has come when the page is shown on the way from another. */
export const bringPart = () => Promise.all([LatePartSheet.bring(), LatePartDemand.bring()])

export interface PartPageProps {
  id: number
  /** The block that is asked for; without it, all of them. */
  tab: PartTab | undefined
  /** How many pieces are priced; without it, one. */
  pieces: number | undefined
}

/** R084: one part, everything that is known of it, and its datasheet at hand. */
export function PartPage({ id, tab, pieces }: PartPageProps) {
  const call = useCall()
  const place = usePlace()
  const { data: part } = useSuspenseQuery(partDetail(call, id))
  const sheets = useSuspenseQuery(datasheetsOfPart(call, part.brandId, part.id))
  const [sheet] = sheets.data.data
  const ofFigures = sheets.data.data.find(({ id: specId }) => specId === part.specId)
  const has = (block: PartTab) => tab === undefined || tab === block

  return (
    <>
      <SearchStrip search={<PageSearch />} />
      <PartLayout
        breadcrumb={
          <Breadcrumb
            items={[
              { label: '首页', href: place({ to: '/datasheet' }) },
              { label: part.parentCategoryName, href: place(searchPlace(part.parentCategoryName)) },
              { label: part.categoryName, href: place(searchPlace(part.categoryName)) },
              { label: part.model },
            ]}
          />
        }
        head={
          <PartHeader
            part={part}
            brandHref={place(brandPlace(part.brandId))}
            actions={
              <>
                <CompareToggle part={part} />
                <FollowButton brandId={part.brandId} name={part.brandCn} />
              </>
            }
          />
        }
        side={<DatasheetAtHand part={part} sheet={sheet} />}
        tabs={<PartTabs part={part} sheets={sheets.data.totalRecord} current={tab} pieces={pieces} />}
        main={
          has('params') && (
            <>
              {tab === undefined && <EndOfLife part={part} />}
              {tab === undefined && isEnding(part) && <PartAlternates part={part} />}
              <PartParams part={part} sheet={ofFigures} />
            </>
          )
        }
        aside={
          has('spec') && (
            <Section title="数据手册" meta={sheets.data.totalRecord > 0 ? `${sheets.data.totalRecord} 份` : undefined}>
              {tab === undefined && ofFigures && <LatePartSheet part={part} sheet={ofFigures} />}
              {sheets.data.data.length > 0 ? (
                <DatasheetList datasheets={sheets.data.data} madeAt={sheets.dataUpdatedAt} isInformed columns={1} />
              ) : (
                <NoDatasheet part={part} />
              )}
            </Section>
          )
        }
        bar={<CompareContainer />}
      >
        {(tab === 'alternates' || (tab === undefined && !isEnding(part))) && <PartAlternates part={part} />}
        {has('offers') && (
          <>
            <PartOffers part={part} tab={tab} pieces={pieces} />
            <LatePartDemand part={part} />
            <LatePartMentions partId={part.id} />
            <LatePartTrends partId={part.id} />
          </>
        )}
      </PartLayout>
    </>
  )
}

/** The datasheet within the first screen: read it, take it along, keep it. */
function DatasheetAtHand({ part, sheet }: { part: PartDetail; sheet: SpecDto | undefined }) {
  const place = usePlace()
  const download = useDownload()
  if (!sheet) return <NoDatasheet part={part} />
  return (
    <>
      <LinkButton tone="primary" size="lg" shape="block" href={place(datasheetPlace(sheet.id))}>
        <Icon of={BookOpen} /> 阅读数据手册 {sheet.pageCount} 页
      </LinkButton>
      <Button
        size="lg"
        shape="block"
        onPress={() => download([{ id: sheet.id, name: sheet.title, size: sheet.fileSize }], sheet.title)}
      >
        <Icon of={Download} /> 下载 PDF
      </Button>
      <FavourButton datasheetId={sheet.id} />
    </>
  )
}

function NoDatasheet({ part }: { part: PartDetail }) {
  if (!part.datasheetUrl) return <EmptyState title="还没有这份数据手册" why="可以先看参数，或搜索同系列的型号。" />
  return (
    <EmptyState
      title="本站还没有收录"
      why="原厂提供了这份数据手册。"
      action={<LinkButton href={part.datasheetUrl}>在原厂网站打开</LinkButton>}
    />
  )
}
