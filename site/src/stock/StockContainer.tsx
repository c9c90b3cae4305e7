import { myStockAdd, myStockUpdate } from '@xinpu/sdk/stock'
import type { StockVO } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { stockOf, StockDialog, type StockDraft } from '@xinpu/ui/stock'
import { useAct } from '../app/use-act.ts'

/** A line that is written or changed; the brand that it was found to be of stays while its name does. */
export function StockContainer({ edited, onClose }: { edited: StockVO | 'new'; onClose: () => void }) {
  const act = useAct()
  const save = (draft: StockDraft) => {
    const saved = () => {
      toast.success(draft.status === 'on' ? '已保存，所有人可以看到' : '已保存，没有展示')
      onClose()
    }
    if (edited === 'new') return act(myStockAdd, stockOf(draft), saved)
    const { id, brandId, brand } = edited
    return act(myStockUpdate, { id, ...(brandId && brand === draft.brand && { brandId }), ...stockOf(draft) }, saved)
  }

  return <StockDialog isOpen onOpenChange={onClose} save={save} {...(edited !== 'new' && { line: edited })} />
}
