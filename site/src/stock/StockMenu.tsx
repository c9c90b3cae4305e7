import { myStockRemove, myStockUpdate } from '@xinpu/sdk/stock'
import type { StockVO } from '@xinpu/sdk/types'
import { Button, ConfirmDialog, Menu, toast } from '@xinpu/ui/primitives'
import { draftOf, stockOf } from '@xinpu/ui/stock'
import { useState } from 'react'
import { useAct } from '../app/use-act.ts'

/** What the owner can do with a line. */
export function StockMenu({ line, onEdit }: { line: StockVO; onEdit: (line: StockVO) => void }) {
  const act = useAct()
  const [isRemoving, setRemoving] = useState(false)
  const { id, brandId, model, status } = line
  const put = (told: string, part: Partial<StockVO> = {}) =>
    void act(myStockUpdate, { id, ...(brandId && { brandId }), ...stockOf(draftOf({ ...line, ...part })) }, () =>
      toast.success(told),
    ).catch((error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'))

  const deeds: Record<string, () => void> = {
    confirm: () => put('已刷新，重新计 30 天'),
    edit: () => onEdit(line),
    on: () => put('已上架', { status: 'on' }),
    off: () => put('已下架', { status: 'off' }),
    remove: () => setRemoving(true),
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" aria-label={`管理 ${model}`}>
            管理
          </Button>
        }
        onAction={(name) => deeds[name]?.()}
        items={[
          { id: 'confirm', label: '还在，刷新' },
          { id: 'edit', label: '修改' },
          status === 'on' ? { id: 'off', label: '下架' } : { id: 'on', label: '上架' },
          { id: 'remove', label: '删除' },
        ]}
      />
      <ConfirmDialog
        title={`删除 ${model} 的库存`}
        verb="删除库存"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        confirm={() => act(myStockRemove, { ids: [id] }, () => toast.success('已删除'))}
      >
        删除后别人不再看到，不能恢复；暂时没有货可以下架。
      </ConfirmDialog>
    </>
  )
}
