import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { PartDetail } from '@xinpu/sdk/types'
import { OfferTable } from '@xinpu/ui/datasheet'
import { NumberField, Section } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { offersOf } from './compare-queries.ts'

const mostPieces = 1_000_000_000

/** Who has a part, at the reader's quantity. */
export function PartOffers({ part }: { part: PartDetail }) {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const [pieces, setPieces] = useState(1)
  const { data, isError, refetch } = useQuery(offersOf(call, part.id, pieces))

  return (
    <Section title="报价" meta={data && data.totalRecord > 0 ? `${data.totalRecord} 家` : undefined}>
      {data && data.totalRecord > 0 && (
        <NumberField
          label="我的数量"
          unit="片"
          min={1}
          max={mostPieces}
          step={1}
          value={pieces}
          onChange={(next) => next && next <= mostPieces && setPieces(next)}
        />
      )}
      <OfferTable
        offers={data?.data ?? []}
        pieces={pieces}
        now={new Date(visit.now)}
        onPieces={setPieces}
        state={isError ? 'failed' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch()}
      />
    </Section>
  )
}
