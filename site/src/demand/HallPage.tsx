import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { DemandList } from '@xinpu/ui/demand'
import { ResultsLayout } from '@xinpu/ui/layout'
import {
  EmptyState,
  FilterBar,
  LinkButton,
  ListToolbar,
  type FilterField,
  type FilterValue,
} from '@xinpu/ui/primitives'
import type { DemandVO, SavedQuery } from '@xinpu/sdk/types'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { bom, useOpened } from '../app/rooms.ts'
import { usePlace } from '../app/use-place.ts'
import { readHallParams, type HallParams } from './hall-params.ts'
import { HallTabs } from './HallTabs.tsx'
import { HallWords } from './HallWords.tsx'
import { hallInput } from './load-hall.ts'
import { SaveSearch } from '../search/SaveSearch.tsx'
import { NewPosts } from './NewPosts.tsx'
import { createPlace, hallPlace, postPlace } from './places.ts'
import { PostAction } from './PostAction.tsx'
import { PostMore } from './PostMore.tsx'
import { hallPageSize, postsOf } from './queries.ts'

export interface HallPageProps {
  type: 0 | 1
  page: number
  search: HallParams
}

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'keywords', label: '型号', placeholder: '型号或品牌' },
  { kind: 'text', name: 'region', label: '地区', placeholder: '省份或城市' },
  { kind: 'text', name: 'qtyMin', label: '最少数量', placeholder: '最少数量' },
  { kind: 'text', name: 'batch', label: '批号', placeholder: '24+' },
  {
    kind: 'select',
    name: 'days',
    label: '发布时间',
    options: [1, 3, 7, 30].map((days) => ({ value: String(days), label: `${days} 天内` })),
  },
  { kind: 'switch', name: 'verified', label: '只看企业认证' },
]

const sorts = [
  { value: 'newest', label: '最新发布' },
  { value: 'quantity', label: '数量最多' },
  { value: 'expire', label: '即将到期' },
]

/** The filters as the bar shows them. */
const narrowedBy = ({ keywords, brandId, region, qtyMin, batch, days, verified }: HallParams): FilterValue => ({
  keywords,
  brandId: brandId === undefined ? undefined : String(brandId),
  region,
  qtyMin: qtyMin === undefined ? undefined : String(qtyMin),
  batch,
  days: days === undefined ? undefined : String(days),
  verified,
})

/** A brand comes by an address: it is named as the posts that are found name it, and can be taken off. */
function fieldsFor({ brandId }: HallParams, posts: readonly DemandVO[]): readonly FilterField[] {
  if (brandId === undefined) return fields
  const options = [{ value: String(brandId), label: posts[0]?.brand || '所选品牌' }]
  return [...fields, { kind: 'select', name: 'brandId', label: '品牌', options }]
}

/** R038: all that is wanted, or all that is offered. */
export function HallPage({ type, page, search }: HallPageProps) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const navigate = useNavigate()
  const lists = useOpened()(bom)
  const { data: who } = useQuery(me(call))
  const { data: found } = useSuspenseQuery(postsOf(call, hallInput(type, page, search)))
  const go = (next: HallParams) => void navigate(hallPlace(type, 1, next))

  return (
    <ResultsLayout title={type === 1 ? '求购大厅' : '供应大厅'} tabs={<HallTabs current={type === 1 ? '1' : '0'} />}>
      <FilterBar
        schema={fieldsFor(search, found.data)}
        value={narrowedBy(search)}
        total={found.totalRecord}
        action={place(hallPlace(type))}
        onChange={(value) => go(readHallParams({ ...value, sort: search.sort, pageSize: search.pageSize }))}
      />
      <HallWords hrefOf={(keywords) => place(hallPlace(type, 1, { keywords }))} />
      <ListToolbar
        title={type === 1 ? '求购' : '供应'}
        total={found.totalRecord}
        order={{
          value: search.sort ?? 'newest',
          options: sorts,
          onChange: (sort) => go(readHallParams({ ...search, sort: sort === 'newest' ? undefined : sort })),
        }}
        link={place(hallPlace(type, page, search))}
      >
        {lists && (
          <LinkButton size="sm" href={lists}>
            粘贴多行批量查
          </LinkButton>
        )}
        <LinkButton size="sm" tone="primary" href={place(createPlace({ type: type === 1 ? '1' : '0' }))}>
          发布{type === 1 ? '求购' : '供应'}
        </LinkButton>
        <SaveSearch
          name={[type === 1 ? '求购' : '供应', search.keywords, search.region].filter(Boolean).join(' ')}
          scene="demand"
          query={keptQuery(type, search)}
          {...(search.days !== undefined && { note: '发布时间不随搜索保存，提醒的都是此后的新信息。' })}
          label="有新信息通知我"
        />
      </ListToolbar>
      {page === 1 && search.sort === undefined && <NewPosts input={hallInput(type, page, search)} shown={found.data} />}
      <DemandList
        demands={found}
        hrefOf={({ id }) => place(postPlace(id))}
        now={new Date(visit.now)}
        {...(who && { userId: who.id })}
        paging={{
          page,
          pageSize: search.pageSize ?? hallPageSize,
          hrefFor: (next) => place(hallPlace(type, next, search)),
        }}
        renderAction={(post) => (
          <>
            <PostAction post={post} isMine={post.userId === who?.id} />
            <PostMore post={post} isMine={post.userId === who?.id} isVisitor={!who} />
          </>
        )}
        empty={<NothingFound type={type} search={search} />}
      />
    </ResultsLayout>
  )
}

/** What a kept search of the board knows of the filters: all but how long ago, as it finds what is new. */
const keptQuery = (type: 0 | 1, { keywords, brandId, region, verified, qtyMin, batch }: HallParams): SavedQuery => ({
  type,
  ...(keywords && { keywords }),
  ...(brandId !== undefined && { brandId: [brandId] }),
  ...(region && { region }),
  ...(verified && { verified }),
  ...(qtyMin !== undefined && { minQuantity: qtyMin }),
  ...(batch && { batchNo: batch }),
})

/** Nothing is left, or nothing was posted: the other side may be asked for. */
function NothingFound({ type, search }: Pick<HallPageProps, 'type' | 'search'>) {
  const place = usePlace()
  const other = type === 1 ? '供应' : '求购'
  const model = search.keywords
  return (
    <EmptyState
      title={`没有符合条件的${type === 1 ? '求购' : '供应'}`}
      why="放宽条件，或发布一条让对方来找您。"
      action={
        <LinkButton tone="primary" href={place(createPlace({ type: type === 1 ? '0' : '1', ...(model && { model }) }))}>
          {`发布${other}`}
        </LinkButton>
      }
      secondary={<LinkButton href={place(hallPlace(type))}>查看全部</LinkButton>}
    />
  )
}
