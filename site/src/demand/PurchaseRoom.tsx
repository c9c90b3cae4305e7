import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mineList } from '@xinpu/sdk/demand'
import { demandStatusLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import type { DemandStatus } from '@xinpu/sdk/types'
import { PurchaseTable } from '@xinpu/ui/demand'
import { EmptyState, LinkButton, LinkTabs } from '@xinpu/ui/primitives'
import type { RoomProps } from '../account/CenterPage.tsx'
import { oneIn, type CenterSearch } from '../account/center-search.ts'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { bomPlace } from './bom-params.ts'
import { BomsKept } from './BomsKept.tsx'
import { KeywordFilter } from './KeywordFilter.tsx'
import { enquiryPlace } from './quote-places.ts'
import { StatusTabs } from './StatusTabs.tsx'

const room = 14
const isStatus = namedIn(demandStatusLabels)

/** R110: what the person buys, by the list it came from, with what was quoted; and the lists that are saved. */
export function PurchaseRoom({ search }: RoomProps) {
  const tab = oneIn(['posts', 'boms'], search.tab)
  const { keywords, page = 1 } = search

  return (
    <>
      <LinkTabs
        label="我的采购"
        current={tab}
        items={[
          { id: 'posts', label: '求购', href: centerHref({ type: room }) },
          { id: 'boms', label: '保存的 BOM', href: centerHref({ type: room, tab: 'boms' }) },
        ]}
      />
      {tab === 'boms' ? (
        <BomsKept keywords={keywords} page={page} />
      ) : (
        <Purchases keywords={keywords} page={page} status={isStatus(search.status) ? search.status : undefined} />
      )}
    </>
  )
}

interface PurchasesProps {
  status: DemandStatus | undefined
  keywords: string | undefined
  page: number
}

function Purchases({ status, keywords, page }: PurchasesProps) {
  const call = useCall()
  const place = usePlace()
  const asked = { ...(status && { status }), ...(keywords && { keywords }) }
  const demands = useQuery({
    ...query(call, mineList, { type: 1, pageIndex: page, pageSize, ...asked }),
    placeholderData: keepPreviousData,
  })
  const hrefOf = (said: Partial<CenterSearch>) => centerHref({ type: room, ...said })
  const start = <LinkButton href={place(bomPlace())}>粘贴 BOM</LinkButton>

  return (
    <>
      <StatusTabs
        label="状态"
        labels={demandStatusLabels}
        current={status}
        hrefOf={(wanted) => hrefOf({ status: wanted, keywords })}
      />
      <KeywordFilter
        label="型号"
        placeholder="型号或品牌"
        keywords={keywords}
        hrefOf={(words) => hrefOf({ status, keywords: words })}
      />
      {demands.data?.totalRecord === 0 && (keywords || status) ? (
        <EmptyState title="没有符合条件的求购" why="换一个型号，或看全部。" />
      ) : (
        <PurchaseTable
          demands={shownOf(demands)}
          paging={{ page, pageSize, hrefFor: (other) => hrefOf({ status, keywords, page: other }) }}
          hrefOf={({ id }) => place(enquiryPlace(id))}
          bomHref={(id) => place(bomPlace({ bom: id }))}
          whenEmpty={start}
        />
      )}
    </>
  )
}
