import { bargainAdd } from '@xinpu/sdk/mall'
import type { MallGoodsDetail } from '@xinpu/sdk/types'
import { BargainDialog } from '@xinpu/ui/mall'
import { toast } from '@xinpu/ui/primitives'
import { useAct } from '../../app/use-act.ts'

interface BargainContainerProps {
  goods: MallGoodsDetail
  qty: number
  onClose: () => void
  /** The price can be had already: puts the pieces into the cart. */
  onAddInstead: (pieces: number) => unknown
}

/** Offers the shop another price. */
export function BargainContainer({ goods, qty, onClose, onAddInstead }: BargainContainerProps) {
  const act = useAct()
  return (
    <BargainDialog
      goods={goods}
      qty={qty}
      isOpen
      onClose={onClose}
      onAddInstead={onAddInstead}
      onSend={(offer) =>
        act(bargainAdd, { ...offer, mallGoodsId: goods.mallGoodsId }, () => {
          toast.success('已发送议价，店铺回复后会提醒您')
          onClose()
        })
      }
    />
  )
}
