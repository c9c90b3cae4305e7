import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { goodsStatusLabels } from '@xinpu/sdk/labels'
import { myGoodsSetStock } from '@xinpu/sdk/mall'
import type { GoodsStatus, MyGoods } from '@xinpu/sdk/types'
import { OwnGoodsTable } from '@xinpu/ui/mall'
import { Button, EmptyState, Icon, LinkButton, ListToolbar, toast } from '@xinpu/ui/primitives'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { RoomProps } from '../../account/CenterPage.tsx'
import { namedIn } from '../../account/named-in.ts'
import { pageSize } from '../../account/records.ts'
import { useCall } from '../../app/api.ts'
import { shownOf } from '../../app/shown.ts'
import { useAct } from '../../app/use-act.ts'
import { usePlace } from '../../app/use-place.ts'
import { importPlace } from '../../demand/import-params.ts'
import { goodsPlace, shoppingPlace } from '../places.ts'
import { myGoods } from '../queries.ts'
import { StateTabs } from '../StateTabs.tsx'
import { GoodsContainer } from './GoodsContainer.tsx'
import { GoodsMenu } from './GoodsMenu.tsx'

const isStatus = namedIn<GoodsStatus>(goodsStatusLabels)
/** What is sold first, then what the desk says of the rest. */
const states: readonly GoodsStatus[] = ['on', 'pending', 'rejected', 'off']
const here = { role: 'seller', tab: 'goods' } as const

/** The goods of a person's shop, in every status. */
export function GoodsDesk({ search: { keywords, page = 1, status: given } }: RoomProps) {
  const call = useCall()
  const act = useAct()
  const place = usePlace()
  const status = isStatus(given) ? given : undefined
  const narrowed = { ...(keywords && { keywords }), ...(status && { status }) }
  const found = useQuery({
    ...myGoods(call, { ...narrowed, pageIndex: page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const [edited, setEdited] = useState<MyGoods | 'new'>()
  const hrefOf = useCallback(({ mallGoodsId }: MyGoods) => place(goodsPlace(mallGoodsId)), [place])
  const actionOf = useCallback((goods: MyGoods) => <GoodsMenu goods={goods} onEdit={setEdited} />, [])
  const add = (
    <>
      <LinkButton href={place(importPlace({ kind: 'goods' }))}>表格导入</LinkButton>
      <Button tone="primary" onPress={() => setEdited('new')}>
        <Icon of={Plus} /> 发布商品
      </Button>
    </>
  )

  return (
    <>
      <StateTabs
        states={states}
        labels={goodsStatusLabels}
        current={status}
        hrefOf={(one) => place(shoppingPlace({ ...here, status: one }))}
      />
      {found.data && (
        <ListToolbar title="商品" total={found.data.totalRecord}>
          {add}
        </ListToolbar>
      )}
      <OwnGoodsTable
        goods={shownOf(found)}
        paging={{ page, pageSize, hrefFor: (other) => place(shoppingPlace({ ...here, ...narrowed, page: other })) }}
        hrefOf={hrefOf}
        actionOf={actionOf}
        onStock={({ mallGoodsId }, stock) =>
          act(myGoodsSetStock, { id: mallGoodsId, stock }, () => toast.success('已改库存'))
        }
        empty={<EmptyState title="还没有商品" why="发布后先审核，通过就上架。" action={add} />}
      />
      {edited && <GoodsContainer edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
