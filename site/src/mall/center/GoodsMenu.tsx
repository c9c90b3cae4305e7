import { myGoodsRemove, myGoodsShelve } from '@xinpu/sdk/mall'
import type { MyGoods } from '@xinpu/sdk/types'
import { Button, ConfirmDialog, Menu, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useAct } from '../../app/use-act.ts'

/** What the seller can do with goods. */
export function GoodsMenu({ goods, onEdit }: { goods: MyGoods; onEdit: (goods: MyGoods) => void }) {
  const act = useAct()
  const [isRemoving, setRemoving] = useState(false)
  const { mallGoodsId: id, model, status } = goods
  const shelve = (wanted: 0 | 1) =>
    void act(myGoodsShelve, { ids: [id], status: wanted }, () => toast.success(wanted ? '已上架' : '已下架')).catch(
      (error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'),
    )

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" aria-label={`管理 ${model}`}>
            管理
          </Button>
        }
        onAction={(name) => {
          if (name === 'edit') onEdit(goods)
          if (name === 'remove') setRemoving(true)
          if (name === 'on' || name === 'off') shelve(name === 'on' ? 1 : 0)
        }}
        items={[
          { id: 'edit', label: '修改' },
          ...(status === 'on' ? [{ id: 'off', label: '下架' }] : []),
          ...(status === 'off' ? [{ id: 'on', label: '上架' }] : []),
          { id: 'remove', label: '删除' },
        ]}
      />
      <ConfirmDialog
        title={`删除 ${model}`}
        verb="删除商品"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        confirm={() => act(myGoodsRemove, { ids: [id] }, () => toast.success('已删除'))}
        failureOf={(error) => (error instanceof Error ? error.message : '没有成功，请再试一次')}
      >
        已经下的订单不受影响；暂时不卖可以下架。
      </ConfirmDialog>
    </>
  )
}
