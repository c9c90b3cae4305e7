import { useQuery } from '@tanstack/react-query'
import type { DemandVO } from '@xinpu/sdk/types'
import { MatchStrip } from '@xinpu/ui/demand'
import { EmptyState, LinkButton, Section } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { companyPlace } from '../enterprise/places.ts'
import { goodsPlace } from '../mall/places.ts'
import { stockHallPlace } from '../stock/places.ts'
import { createPlace, hallPlace, postPlace } from './places.ts'
import { answersTo } from './queries.ts'

/** Posts of the other kind for the same model, and who holds it. */
export function PostAnswers({ post }: { post: DemandVO }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const answers = useQuery(answersTo(call, post.id))
  const other = post.type === 1 ? 0 : 1

  return (
    <Section title={other === 1 ? '谁在求购' : '谁在供应'} more={{ href: place(hallPlace(other)), label: '全部' }}>
      <MatchStrip
        match={shownOf(answers)}
        demandHref={({ id }) => place(postPlace(id))}
        stockHref={({ enterpriseId }) => place(companyPlace(enterpriseId, { tab: 'stock' }))}
        goodsHref={({ mallGoodsId }) => place(goodsPlace(mallGoodsId, { qty: post.quantity }))}
        pieces={post.quantity}
        allStock={place(stockHallPlace(1, { keywords: post.model }))}
        now={new Date(visit.now)}
        empty={
          <EmptyState
            title={`还没有人${other === 1 ? '求购' : '供应'} ${post.model}`}
            action={
              <LinkButton href={place(createPlace({ type: other === 1 ? '1' : '0', model: post.model }))}>
                {other === 1 ? '发布求购' : '发布供应'}
              </LinkButton>
            }
          />
        }
      />
    </Section>
  )
}
