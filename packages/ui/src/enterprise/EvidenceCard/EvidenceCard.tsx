import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { evidenceStateLabels } from '@xinpu/sdk/labels'
import type { Evidence, EvidenceItem } from '@xinpu/sdk/types'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './EvidenceCard.styles.ts'

export interface EvidenceCardProps {
  /** What the records say about a supplier, in whatever state it is. */
  evidence: Evidence | 'loading' | ErrorStateProps
}

/** What the records say about a supplier: a score, and each reason with what it adds. */
export function EvidenceCard({ evidence }: EvidenceCardProps) {
  if (evidence === 'loading') return <Skeleton shape="text" count={5} />
  if (!('items' in evidence)) return <ErrorState {...evidence} />
  const { score, items } = evidence

  return (
    <S.Root>
      <S.Score>
        <b>{score}</b> / 100
      </S.Score>
      <S.Items>
        {items.map((item) => (
          <Reason key={item.name} item={item} />
        ))}
      </S.Items>
      <S.Quiet>按平台上的记录计算，记录不足的不计分。</S.Quiet>
    </S.Root>
  )
}

const icons = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, unknown: CircleHelp } as const

const Reason = ({ item: { name, value, state, points, url, date } }: { item: EvidenceItem }) => (
  <S.Item>
    <S.Mark $state={state}>
      <Icon of={icons[state]} />
      <VisuallyHidden>{evidenceStateLabels[state]}</VisuallyHidden>
    </S.Mark>
    <span>
      <S.Name>{url ? <Link href={url}>{name}</Link> : name}</S.Name>
      <S.Quiet>
        {value}
        {date && `（${date}）`}
      </S.Quiet>
    </span>
    <S.Points>{points === 0 ? '—' : points > 0 ? `+${points}` : points}</S.Points>
  </S.Item>
)
