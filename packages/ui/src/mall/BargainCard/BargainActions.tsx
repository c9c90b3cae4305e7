import type { BargainAction } from '@xinpu/sdk/format'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './BargainCard.styles.ts'

interface BargainActionsProps {
  model: string
  actions: readonly BargainAction[]
  checkout: Href | undefined
  order: Href | undefined
  onAction: (action: BargainAction) => void
}

/** What a side can do about an offer now; the most likely stands last, at the edge, where it is pressed. */
export function BargainActions({ model, actions, checkout, order, onAction }: BargainActionsProps) {
  return (
    <S.Actions role="group" aria-label={`议价 ${model} 的操作`}>
      {actions.includes('cancel') && (
        <Button size="sm" tone="quiet" onPress={() => onAction('cancel')} aria-label={`撤回 ${model}`}>
          撤回
        </Button>
      )}
      {actions.includes('order') && checkout !== undefined && (
        <LinkButton size="sm" tone="primary" href={checkout} aria-label={`按议价下单 ${model}`}>
          按议价下单
        </LinkButton>
      )}
      {actions.includes('accept') && (
        <Button size="sm" tone="primary" onPress={() => onAction('accept')} aria-label={`答复 ${model}`}>
          答复
        </Button>
      )}
      {actions.length === 0 && order !== undefined && (
        <LinkButton size="sm" href={order} aria-label={`看订单 ${model}`}>
          看订单
        </LinkButton>
      )}
    </S.Actions>
  )
}
