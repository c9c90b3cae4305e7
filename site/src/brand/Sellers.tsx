import type { SpecBrand } from '@xinpu/sdk/types'
import { AgentList, type Seller } from '@xinpu/ui/agent'
import {
  FilterBar,
  ListToolbar,
  Pagination,
  type FilterField,
  type FilterValue,
  EmptyState,
  LinkButton,
} from '@xinpu/ui/primitives'
import { centerHref } from '../account/places.ts'
import { withoutEmpty } from '../app/address.ts'
import { useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { brandPartsPlace } from '../catalogue/places.ts'
import { agentPlace } from '../agent/places.ts'
import { companyPlace } from '../enterprise/places.ts'
import { searchPlace } from '../search/places.ts'
import { brandPlace } from './places.ts'
import { sellersPageSize } from './sellers-input.ts'
import { TraderLook } from './TraderLook.tsx'

export interface SellersProps {
  brand: SpecBrand
  kind: SellersKind
  sellers: readonly Seller[]
  total: number
  page: number
  /** What they can be narrowed by. */
  fields: readonly FilterField[]
  /** What they are narrowed by now. */
  narrowed: FilterValue
  onNarrow: (value: FilterValue) => void
  hrefFor: (page: number) => string
  /** Where all of them are. */
  wholeHref: string
}

/** Who sells the parts of a brand, narrowed and paged; where nobody does, how to be the first. */
export function Sellers({ brand, kind, sellers, total, page, ...narrowing }: SellersProps) {
  const visit = useVisit()
  const place = usePlace()
  const { fields, narrowed, onNarrow, hrefFor, wholeHref } = narrowing
  const isNarrowed = Object.keys(withoutEmpty(narrowed)).length > 0
  if (total === 0 && !isNarrowed) return <NoSellers brand={brand} kind={kind} />

  return (
    <>
      <FilterBar schema={fields} value={narrowed} total={total} onChange={onNarrow} />
      <ListToolbar title={sellersWords[kind].noun} total={total}>
        <LinkButton size="sm" href={centerHref({ type: sellersWords[kind].room })}>
          {sellersWords[kind].join}
        </LinkButton>
      </ListToolbar>
      <AgentList
        sellers={sellers}
        rule={orderRule}
        now={new Date(visit.now)}
        hrefOf={(of) => place(of.kind === 'agent' ? agentPlace(of.seller.id) : companyPlace(of.seller.enterpriseId))}
        actionOf={lookAt}
        brandHref={({ id }) => place(brandPlace(id))}
        whenEmpty={<NoSellers brand={brand} kind={kind} wholeHref={wholeHref} />}
      />
      {total > sellersPageSize && <Pagination page={page} pageSize={sellersPageSize} total={total} hrefFor={hrefFor} />}
    </>
  )
}

/** A trader opens beside the list; an agent has a page of its own. */
const lookAt = (of: Seller) => of.kind === 'trader' && <TraderLook trader={of.seller} />

interface NoSellersProps {
  brand: SpecBrand
  kind: SellersKind
  /** Where all of them are; without it there are none at all. */
  wholeHref?: string
}

/** Nobody sells the brand here, or nobody that was asked for: the next step. */
function NoSellers({ brand, kind, wholeHref }: NoSellersProps) {
  const place = usePlace()
  const { noun, why, join, room } = sellersWords[kind]
  if (wholeHref !== undefined)
    return (
      <EmptyState
        title={`没有符合条件的${noun}`}
        why="放宽一些条件试试。"
        action={<LinkButton href={wholeHref}>{`查看全部${noun}`}</LinkButton>}
      />
    )

  return (
    <EmptyState
      title={`还没有登记的${brand.name}${noun}`}
      why={why}
      action={
        <LinkButton tone="primary" href={centerHref({ type: room })}>
          {join}
        </LinkButton>
      }
      secondary={
        <LinkButton
          tone="quiet"
          href={place(brand.modelCount > 0 ? brandPartsPlace(brand.id) : searchPlace(brand.name))}
        >
          {brand.modelCount > 0 ? '查看全部型号' : '搜索这个品牌'}
        </LinkButton>
      }
    />
  )
}

/** Who sells: for the maker, or from stock. */
type SellersKind = keyof typeof sellersWords

/** What the pages of sellers say; the room is where an enterprise opens its own page. */
const sellersWords = {
  agents: {
    noun: '代理商',
    why: '企业认证后可以开通代理商主页，授权证书审核通过就会列在这里。',
    join: '成为该品牌代理商',
    room: 17,
  },
  traders: {
    noun: '贸易商',
    why: '企业认证后可以开通贸易商主页，填上优势品牌就会列在这里。',
    join: '成为该品牌贸易商',
    room: 18,
  },
} as const

/** What the order of sellers goes by. */
const orderRule = '排序规则：本品牌证书在有效期内的在前，其余不分先后，次序每天轮换，不能付费提前。'
