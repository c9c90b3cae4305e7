import { useQuery } from '@tanstack/react-query'
import type { StockVO } from '@xinpu/sdk/types'
import { Dialog, EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { createPlace } from '../demand/places.ts'
import { ContactReveal } from '../enterprise/ContactReveal.tsx'
import { stockLine } from './queries.ts'

export interface StockCallDialogProps {
  line: StockVO
  onClose: () => void
}

/** Whom to call about a line, or a post that asks everybody. */
export function StockCallDialog({ line: { id, model, brand, enterpriseName }, onClose }: StockCallDialogProps) {
  const call = useCall()
  const place = usePlace()
  const found = useQuery(stockLine(call, id))

  return (
    <Dialog
      title={`询价 ${model}`}
      subtitle={enterpriseName}
      isOpen
      onOpenChange={onClose}
      closesBy="outside"
      footer={<LinkButton href={place(createPlace({ type: '1', model, brand }))}>发布求购，让更多人报价</LinkButton>}
    >
      <Region of={found}>
        {({ contact }) =>
          contact ? (
            <ContactReveal contact={contact} />
          ) : (
            <EmptyState title="这家企业没有留联系方式" why="可以发布求购，让有货的企业来报价。" />
          )
        }
      </Region>
    </Dialog>
  )
}
