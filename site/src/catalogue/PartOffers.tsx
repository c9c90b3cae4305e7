import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Offer, PartDetail } from '@xinpu/sdk/types'
import { OfferTable } from '@xinpu/ui/datasheet'
import { Section } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { postPlace } from '../demand/places.ts'
import { companyPlace } from '../enterprise/places.ts'
import { goodsPlace } from '../mall/places.ts'
import { offersOf } from './compare-queries.ts'
import { type PartTab, mostPieces } from './part-params.ts'
import { partBlockPlace } from './PartTabs.tsx'

export interface PartOffersProps {
  part: PartDetail
  /** The block that stands alone on the page. */
  tab: PartTab | undefined
  /**
   * How many pieces are priced: the address says so.
   *
   * @default 1
   */
  pieces: number | undefined
}

/** Where an offer stands: goods in the mall, a post in the hall, stock at the company that holds it. */
function placeOf({ kind, refId, enterpriseId }: Offer, place: ReturnType<typeof usePlace>) {
  if (kind === 'goods') return place(goodsPlace(refId))
  if (kind === 'supply') return place(postPlace(refId))
  return enterpriseId === undefined ? undefined : place(companyPlace(enterpriseId, { tab: 'stock' }))
}

/** Who has a part, at the reader's quantity. */
export function PartOffers({ part, tab, pieces = 1 }: PartOffersProps) {
  const call = useCall()
  const visit = useVisit()
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(offersOf(call, part.id, pieces))
  const place = usePlace()
  const priceFor = (next: number) => {
    const place = partBlockPlace(part, { tab, qty: next === 1 ? undefined : next })
    void navigate({ ...place, replace: true, resetScroll: false })
  }

  return (
    <Section title="报价" meta={data && data.totalRecord > 0 ? `${data.totalRecord} 家` : undefined}>
      <OfferTable
        offers={data?.data ?? []}
        pieces={pieces}
        now={new Date(visit.now)}
        onPieces={priceFor}
        mostPieces={mostPieces}
        state={isError ? 'failed' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch()}
        hrefOf={(offer) => placeOf(offer, place)}
      />
    </Section>
  )
}
