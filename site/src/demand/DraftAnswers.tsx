import { useQuery } from '@tanstack/react-query'
import type { DemandType } from '@xinpu/sdk/types'
import { MatchStrip } from '@xinpu/ui/demand'
import { EmptyState, LinkButton, Section } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { usePlace } from '../app/use-place.ts'
import { companyPlace } from '../enterprise/places.ts'
import { goodsPlace } from '../mall/places.ts'
import type { CreateParams } from './create-params.ts'
import { hallPlace, postPlace } from './places.ts'
import { answersToDraft } from './queries.ts'
import type { PastedLine } from './read-lines.ts'

interface DraftAnswersProps {
  lines: readonly PastedLine[]
  kind: DemandType
  search: CreateParams
}

/** Whoever answers what is being written, before it is sent. */
export function DraftAnswers({ lines, kind, search }: DraftAnswersProps) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const { model = search.model ?? '', type = kind } = lines[0]?.fields ?? {}
  const asked = useDebounced(model, 400)
  const answers = useQuery({ ...answersToDraft(call, type, asked), enabled: asked.length > 2 })

  return (
    <Section title={type === 1 ? '可能已有人在供' : '可能已有人在求'} meta={asked}>
      {asked.length > 2 ? (
        <MatchStrip
          match={shownOf(answers)}
          demandHref={({ id }) => place(postPlace(id))}
          stockHref={({ enterpriseId }) => place(companyPlace(enterpriseId, { tab: 'stock' }))}
          goodsHref={({ mallGoodsId }) => place(goodsPlace(mallGoodsId))}
          now={new Date(visit.now)}
          empty={<EmptyState title="暂时没有" why="发布后有对得上的信息会提醒您。" />}
        />
      ) : (
        <EmptyState
          title="填写型号后在这里显示"
          action={<LinkButton href={place(hallPlace(type === 1 ? 0 : 1))}>去大厅看看</LinkButton>}
        />
      )}
    </Section>
  )
}
