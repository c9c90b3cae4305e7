import type { RecentViewRecord } from '@xinpu/sdk/types'
import { RecordRow } from '../../primitives/RecordRow/RecordRow.tsx'
import type { RecentPlaces } from './recent-tabs.ts'

interface RecentRowProps {
  record: RecentViewRecord
  places: RecentPlaces
  now: Date
  chosen: ReadonlySet<number>
  onChoose?: (chosen: ReadonlySet<number>) => void
}

/** One record, which may be chosen with others. */
export function RecentRow({ record, places, now, chosen, onChoose }: RecentRowProps) {
  const choose = (isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(record.id)
    else next.delete(record.id)
    onChoose?.(next)
  }

  return (
    <RecordRow
      record={record}
      hrefOf={(of) => hrefOf(of, places)}
      now={now}
      isChosen={chosen.has(record.id)}
      onChoose={onChoose && choose}
    />
  )
}

/** Exactly one of the kinds is there. */
function hrefOf({ demandVO, specDto, articleDTO, mallGoods, agentVO }: RecentViewRecord, places: RecentPlaces) {
  if (demandVO) return places.demand(demandVO.id)
  if (specDto) return places.datasheet(specDto.id, specDto.brandId)
  if (articleDTO) return places.article(articleDTO.id)
  if (mallGoods) return places.goods(mallGoods.mallGoodsId)

  return places.agent(agentVO?.id ?? 0)
}
