import type { RecentViewRecord } from '@xinpu/sdk/types'
import { usePlace } from '../app/use-place.ts'
import { datasheetPlace } from '../datasheet/places.ts'
import { agentHref, articleHref, demandHref } from './places.ts'

/** How many rows a page of a room has. */
export const pageSize = 20

/** The number of a record's own thing. */
export const targetOf = ({ id, specDto, articleDTO, demandVO, agentVO }: RecentViewRecord): number =>
  (specDto ?? articleDTO ?? demandVO ?? agentVO)?.id ?? id

/** Where what was kept or looked at is shown. */
export function useRecordPlace(): (record: RecentViewRecord) => string {
  const place = usePlace()
  return (record) => {
    const id = targetOf(record)
    if (record.articleDTO) return articleHref(id)
    if (record.demandVO) return demandHref(id)
    return record.agentVO ? agentHref(id) : place(datasheetPlace(id))
  }
}
