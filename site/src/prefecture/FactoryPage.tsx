import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { followFollow, followUnfollow } from '@xinpu/sdk/article'
import { dataLanguageLabels, originalDataTypeLabels } from '@xinpu/sdk/labels'
import type { OriginalFactoryDetail } from '@xinpu/sdk/types'
import { TitleList } from '@xinpu/ui/article'
import { IndexLayout } from '@xinpu/ui/layout'
import {
  Breadcrumb,
  EmptyState,
  EntityHeader,
  LinkButton,
  LinkTabs,
  ListRegion,
  ListToolbar,
  Section,
  ToggleAction,
  VisuallyHidden,
} from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser, useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPlace } from '../brand/places.ts'
import { DownloadTicked, useTicks } from './chosen-documents.tsx'
import { factoryPlace, recommendedPlace, zonePlace } from './places.ts'
import { documentList, factories, factoryNumbered, zonePageSize } from './queries.ts'
import { TechRows } from './TechRows.tsx'
import type { OriginalParams } from './zone-params.ts'

/** R075: the documents of one maker, Chinese ones first. */
export function FactoryPage({ id, search }: { id: number; search: OriginalParams }) {
  const place = usePlace()
  const call = useCall()
  const ticks = useTicks()
  const { data: factory } = useSuspenseQuery(factoryNumbered(call, id))
  const { data } = useSuspenseQuery(documentList(call, id, search))

  return (
    <IndexLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '专区', href: place(zonePlace) },
            { label: '原厂资料', href: place(recommendedPlace()) },
            { label: factory.brandCn },
          ]}
        />
      }
      head={
        <>
          <EntityHeader kind="factory" entity={factory} actions={<Actions factory={factory} />} />
          <Kinds factory={factory} search={search} />
        </>
      }
      side={<Beside factory={factory} search={search} />}
    >
      <VisuallyHidden as="h2">资料</VisuallyHidden>
      <ListToolbar title="原厂资料" total={data.totalRecord} />
      <ListRegion
        list={data}
        paging={{
          page: search.page ?? 1,
          pageSize: zonePageSize,
          hrefFor: (page) => place(factoryPlace(id, { ...search, page })),
        }}
        empty={
          <EmptyState
            title="没有这样的资料"
            why={factory.types.map(({ type, count }) => `${originalDataTypeLabels[type]} ${count} 份`).join('，')}
            action={<LinkButton href={place(factoryPlace(id))}>全部 {factory.dataCount} 份</LinkButton>}
          />
        }
      >
        {(rows) => <TechRows rows={rows} ticks={ticks} />}
      </ListRegion>
      <DownloadTicked of="originalData" {...ticks} />
    </IndexLayout>
  )
}

function Actions({ factory: { id, brandId, brandCn, isFollow } }: { factory: OriginalFactoryDetail }) {
  const place = usePlace()
  const act = useAct()
  const { openLogin } = useLogin()
  async function set(isOn: boolean) {
    if (!browser().read()) {
      openLogin()
      return { isOn: false }
    }
    await act(isOn ? followFollow : followUnfollow, { type: 'originalFactory', targetId: id })
    return { isOn }
  }
  return (
    <>
      <LinkButton href={place(brandPlace(brandId))}>品牌主页</LinkButton>
      <ToggleAction kind="follow" subject={brandCn} isOn={isFollow} set={set} />
    </>
  )
}

interface Shown {
  factory: OriginalFactoryDetail
  search: OriginalParams
}

function Kinds({ factory: { id, types, dataCount }, search }: Shown) {
  const place = usePlace()
  return (
    <LinkTabs
      label="资料类型"
      current={search.type ?? 'all'}
      items={[
        { id: 'all', label: '全部', count: dataCount, href: place(factoryPlace(id, { language: search.language })) },
        ...types.map(({ type, count }) => ({
          id: type,
          label: originalDataTypeLabels[type],
          count,
          href: place(factoryPlace(id, { language: search.language, type })),
        })),
      ]}
    />
  )
}

/** Languages, and the other makers. */
function Beside({ factory: { id, languages }, search }: Shown) {
  const place = usePlace()
  const others = shownOf(useQuery(factories(useCall())))
  const { language, type } = search
  return (
    <>
      <Section title="语言">
        <TitleList
          titles={[
            { id: 'all', title: '不限', ...(language && { href: place(factoryPlace(id, { type })) }) },
            ...languages.map((each) => ({
              id: each.language,
              title: dataLanguageLabels[each.language],
              note: String(each.count),
              ...(each.language !== language && { href: place(factoryPlace(id, { type, language: each.language })) }),
            })),
          ]}
        />
      </Section>
      <Section title="换一家原厂">
        <ListRegion list={others} empty={<EmptyState title="没有别的原厂" />} shape="text">
          {(rows) => (
            <TitleList
              titles={rows.map((each) => ({
                id: each.id,
                title: each.brandCn,
                note: `${each.dataCount}`,
                ...(each.id !== id && { href: place(factoryPlace(each.id)) }),
              }))}
            />
          )}
        </ListRegion>
      </Section>
    </>
  )
}
