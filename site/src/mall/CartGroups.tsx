import type { CartGoods, CartGroup } from '@xinpu/sdk/types'
import { CartGroupCard, CartLine, RemovedLine } from '@xinpu/ui/mall'
import { usePlace } from '../app/use-place.ts'
import { createPlace } from '../demand/places.ts'
import { goodsPlace, mallPlace, shopPlace } from './places.ts'
import type { useCart } from './use-cart.ts'

type Cart = ReturnType<typeof useCart>

interface CartGroupsProps {
  groups: readonly CartGroup[]
  cart: Cart
}

/** Lines by shop; those that were just taken out keep their place at the end of their shop's. */
export function CartGroups({ groups, cart }: CartGroupsProps) {
  const place = usePlace()
  const shops = new Set(groups.map(({ merchantId }) => merchantId))

  return (
    <>
      {groups.map((group) => (
        <CartGroupCard
          key={`${group.merchantId} ${group.currency}`}
          group={group}
          href={place(shopPlace(group.merchantId))}
          onSelect={(ids, isSelected) => void cart.select(ids, isSelected)}
        >
          {group.goods.map((line) => (
            <Line key={line.id} line={line} group={group} cart={cart} />
          ))}
          <RemovedLines cart={cart} of={(merchantId) => merchantId === group.merchantId} />
        </CartGroupCard>
      ))}
      <RemovedLines cart={cart} of={(merchantId) => !shops.has(merchantId)} />
    </>
  )
}

function Line({ line, group, cart }: { line: CartGoods; group: CartGroup; cart: Cart }) {
  const place = usePlace()
  const { id, mallGoodsId, model, brandCn, quantity } = line
  return (
    <CartLine
      line={line}
      currency={group.currency}
      href={place(goodsPlace(mallGoodsId, { qty: quantity }))}
      onQuantity={(pieces) => void cart.setQuantity(id, pieces)}
      onSelect={(isSelected) => void cart.select([id], isSelected)}
      onRemove={() => void cart.remove(line, group.merchantId)}
      onFavour={() => void cart.keep(line)}
      error={cart.refusals[id]}
      findHref={place(mallPlace({ keywords: model, qty: quantity }))}
      demandHref={(pieces) => place(createPlace({ type: '1', model, brand: brandCn, quantity: pieces }))}
    />
  )
}

const RemovedLines = ({ cart, of }: { cart: Cart; of: (merchantId: number) => boolean }) =>
  cart.removed
    .filter(({ merchantId }) => of(merchantId))
    .map((one) => (
      <RemovedLine
        key={one.line.id}
        model={one.line.model}
        isPending={one.isComing}
        onUndo={() => void cart.undo(one)}
      />
    ))
