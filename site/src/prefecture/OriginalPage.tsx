import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { dataLanguageLabels, originalDataTypeLabels } from '@xinpu/sdk/labels'
import { TitleList } from '@xinpu/ui/article'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, DescriptionList, EmptyState, Link, ListRegion, Section, TimeText } from '@xinpu/ui/primitives'
import { late } from '../rendering/late.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPlace } from '../brand/places.ts'
import { searchPlace } from '../search/places.ts'
import { DocumentView } from './DocumentView.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { factoryPlace, recommendedPlace, zonePlace } from './places.ts'
import { documentList, documentNumbered } from './queries.ts'
import { TechRows } from './TechRows.tsx'
import type { DetailParams } from './zone-params.ts'

const RichText = late(() => import('@xinpu/ui/rich-text').then((module) => module.RichText))

/** Parts that stand beside a document. */
const mostParts = 20

/** R070: one document of a maker. */
export function OriginalPage({ id, search }: { id: number; search: DetailParams }) {
  const place = usePlace()
  const call = useCall()
  const now = new Date(useVisit().now)
  const { data: document } = useSuspenseQuery(documentNumbered(call, id))
  const { data: who } = useQuery(me(call))
  const others = shownOf(useQuery(documentList(call, document.originalFactoryId, {})))
  const { title, brandCn, originalFactoryId, pageCount = 0, previewUrl, models } = document

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '专区', href: place(zonePlace) },
            { label: '原厂资料', href: place(recommendedPlace()) },
            { label: brandCn, href: place(factoryPlace(originalFactoryId)) },
            { label: title },
          ]}
        />
      }
      head={
        <PageHead title={title} actions={<DownloadButton of="originalData" tone="primary" document={document} />} />
      }
      aside={
        <>
          <DescriptionList
            items={[
              { label: '原厂', value: <Link href={place(brandPlace(document.brandId))}>{brandCn}</Link> },
              { label: '类型', value: originalDataTypeLabels[document.type] },
              { label: '语言', value: document.language ? dataLanguageLabels[document.language] : '—' },
              { label: '页数', value: `${pageCount} 页` },
              { label: '下载', value: String(document.downloadCount) },
              { label: '更新', value: <TimeText value={document.createTime} now={now} /> },
            ]}
          />
          {models.length > 0 && (
            <Section title="讲到的型号" meta={models.length}>
              <TitleList
                titles={models
                  .slice(0, mostParts)
                  .map((model) => ({ id: model, title: model, href: place(searchPlace(model)) }))}
              />
            </Section>
          )}
        </>
      }
    >
      {previewUrl && (
        <DocumentView
          title={title}
          previewUrl={previewUrl}
          fileUrl={who ? document.fileUrl : undefined}
          pageCount={pageCount}
          page={search.pg}
          find={search.hl}
          instead={<DownloadButton of="originalData" document={document} />}
        />
      )}
      {document.content && (
        <Section title="文字版">
          <RichText html={document.content} />
        </Section>
      )}
      <Section title={`${brandCn}的其他资料`}>
        <ListRegion list={others} empty={<EmptyState title="没有其他资料" />}>
          {(rows) => <TechRows rows={rows.filter((row) => row.id !== id)} />}
        </ListRegion>
      </Section>
    </DefaultLayout>
  )
}
