import { useQuery } from '@tanstack/react-query'
import { agentProductAdd, agentProductRemove, agentProductUpdate } from '@xinpu/sdk/agent'
import type { AgentProduct } from '@xinpu/sdk/types'
import { AgentProductForm, AgentProductTable, type ProductFields } from '@xinpu/ui/agent'
import { Button, ConfirmDialog, Dialog, EmptyState, Icon, ListToolbar, Menu, toast } from '@xinpu/ui/primitives'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { pageSize } from '../account/records.ts'
import { useCall } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { categoryTree } from '../datasheet/queries.ts'
import { productPlace } from './places.ts'
import { productsOf } from './queries.ts'
import { productsHref } from './seller-calls.ts'
import { sellerBrandField } from './seller-brand-field.tsx'

/** R112: the parts that an agent offers on its page. */
export function ProductTab({ agentId, page }: { agentId: number; page: number }) {
  const place = usePlace()
  const found = useQuery(productsOf(useCall(), { agentId, pageIndex: page, pageSize }))
  const [edited, setEdited] = useState<AgentProduct | 'new'>()
  const hrefOf = useCallback(({ id }: AgentProduct) => place(productPlace(id)), [place])
  const actionOf = useCallback((product: AgentProduct) => <Deeds product={product} onEdit={setEdited} />, [])
  const total = found.data?.totalRecord ?? 0
  const add = (
    <Button tone="primary" onPress={() => setEdited('new')}>
      <Icon of={Plus} /> 添加产品
    </Button>
  )

  return (
    <>
      {total > 0 && (
        <ListToolbar title="代理产品" total={total}>
          {add}
        </ListToolbar>
      )}
      <AgentProductTable
        products={shownOf(found)}
        paging={{ page, pageSize, hrefFor: productsHref }}
        hrefOf={hrefOf}
        actionOf={actionOf}
        empty={<EmptyState title="还没有产品" why="添加主推的型号，访客在主页和型号页看得到。" action={add} />}
      />
      {edited && <ProductDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

/** What the owner can do with a product. */
function Deeds({ product, onEdit }: { product: AgentProduct; onEdit: (product: AgentProduct) => void }) {
  const act = useAct()
  const [isRemoving, setRemoving] = useState(false)
  const { id, model } = product
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" aria-label={`管理 ${model}`}>
            管理
          </Button>
        }
        onAction={(deed) => (deed === 'edit' ? onEdit(product) : setRemoving(true))}
        items={[
          { id: 'edit', label: '修改' },
          { id: 'remove', label: '删除' },
        ]}
      />
      <ConfirmDialog
        title={`删除产品 ${model}`}
        verb="删除产品"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        confirm={() => act(agentProductRemove, { ids: [id] }, () => toast.success('已删除'))}
      >
        {`主页和型号页不再列出 ${model}，不能恢复。`}
      </ConfirmDialog>
    </>
  )
}

function ProductDialog({ edited, onClose }: { edited: AgentProduct | 'new'; onClose: () => void }) {
  const call = useCall()
  const act = useAct()
  const { data: categories = [] } = useQuery(categoryTree(call))
  const saved = () => {
    toast.success('已保存产品')
    onClose()
  }
  const save = (fields: ProductFields) =>
    edited === 'new'
      ? act(agentProductAdd, fields, saved)
      : act(agentProductUpdate, { id: edited.id, ...fields }, saved)

  return (
    <Dialog
      title={edited === 'new' ? '添加产品' : `修改 ${edited.model}`}
      subtitle="型号与型号库一致时自动关联，型号页会列出您。"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <AgentProductForm
        {...(edited !== 'new' && { product: edited })}
        save={save}
        uploadImage={uploadFor(call, 'image')}
        categories={categories}
        brandField={sellerBrandField}
      />
    </Dialog>
  )
}
