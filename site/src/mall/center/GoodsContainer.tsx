import { useQuery } from '@tanstack/react-query'
import { myGoodsAdd, myGoodsUpdate } from '@xinpu/sdk/mall'
import type { MyGoods } from '@xinpu/sdk/types'
import { changeOf, GoodsForm, type GoodsValues } from '@xinpu/ui/mall'
import { Button, Drawer, toast } from '@xinpu/ui/primitives'
import { sellerBrandField } from '../../agent/seller-brand-field.tsx'
import { useCall } from '../../app/api.ts'
import { uploadFor } from '../../app/files.ts'
import { useAct } from '../../app/use-act.ts'
import { categoryTree } from '../../datasheet/queries.ts'
import { stateOf } from '../state-of.ts'

/** Goods that are offered or changed, beside the list. */
export function GoodsContainer({ edited, onClose }: { edited: MyGoods | 'new'; onClose: () => void }) {
  const call = useCall()
  const act = useAct()
  const categories = useQuery(categoryTree(call))
  const known = edited === 'new' ? undefined : edited

  const done = (told: string) => () => {
    toast.success(told)
    onClose()
  }
  const save = (values: GoodsValues) => {
    if (!known) return act(myGoodsAdd, values, done('已提交，审核通过后上架'))
    return act(myGoodsUpdate, { ...changeOf(known, values), id: known.mallGoodsId }, done('已保存'))
  }

  return (
    <Drawer title={known ? `修改 ${known.model}` : '发布商品'} size="lg" isOpen onOpenChange={onClose}>
      <GoodsForm
        {...(known && { goods: known })}
        state={stateOf(categories)}
        onRetry={() => void categories.refetch()}
        brandField={sellerBrandField}
        categories={categories.data ?? []}
        uploadImage={uploadFor(call, 'image')}
        onSubmit={save}
        actions={<Button onPress={onClose}>取消</Button>}
      />
    </Drawer>
  )
}
