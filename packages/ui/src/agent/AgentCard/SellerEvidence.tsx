import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { evidenceStateLabels } from '@xinpu/sdk/labels'
import type { EvidenceItem } from '@xinpu/sdk/types'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { Seller } from './AgentCard.tsx'
import * as S from './AgentCard.styles.ts'

const icons = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, unknown: CircleHelp } as const

/** What the records say about it, each leading to its record; nothing where they say nothing. */
export function SellerEvidence({ seller: { name, evidence = [] } }: Seller) {
  if (evidence.length === 0) return null

  return (
    <S.Evidence aria-label={`${name}的佐证`}>
      {evidence.map((item) => (
        <Reason key={item.name} item={item} />
      ))}
    </S.Evidence>
  )
}

const Reason = ({ item: { brief, value, state, url } }: { item: EvidenceItem }) => (
  <S.Reason title={value}>
    <S.Mark $state={state}>
      <Icon of={icons[state]} />
      <VisuallyHidden>{evidenceStateLabels[state]}</VisuallyHidden>
    </S.Mark>
    {url === undefined ? (
      brief
    ) : (
      <Link href={url} tone="plain">
        {brief}
      </Link>
    )}
  </S.Reason>
)
