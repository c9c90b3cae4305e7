import type { Href } from '../../primitives/Link/Link.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { AgentCard, type AgentCardProps, type Seller } from '../AgentCard/AgentCard.tsx'
import * as S from './AgentList.styles.ts'

export interface AgentListProps extends Pick<AgentCardProps, 'now' | 'brandHref'> {
  /** Agents or traders, in their order. */
  sellers: readonly Seller[]
  /** What the order goes by, in one sentence. */
  rule?: string
  /** The page of a seller; without it names are only read. */
  hrefOf?: (seller: Seller) => Href
  /** 关注, at the end of a row. */
  actionOf?: (seller: Seller) => React.ReactNode
  /** What stands there when there is none: an `EmptyState` with the next step. */
  whenEmpty: React.ReactNode
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error'
  /** Asks again after an error. */
  onRetry?: () => void
}

/** Agents or traders, one under another. */
export function AgentList({
  sellers,
  rule,
  hrefOf,
  actionOf,
  whenEmpty,
  state = 'ready',
  onRetry,
  ...card
}: AgentListProps) {
  if (state === 'loading') return <Skeleton shape="row" count={6} />
  if (state === 'error') return <ErrorState kind="server" onRetry={onRetry} />
  if (sellers.length === 0) return whenEmpty

  return (
    <>
      {rule && <S.Rule>{rule}</S.Rule>}
      <S.List>
        {sellers.map((of) => (
          <li key={of.seller.id}>
            <AgentCard {...card} of={of} {...(hrefOf && { href: hrefOf(of) })} action={actionOf?.(of)} />
          </li>
        ))}
      </S.List>
    </>
  )
}
