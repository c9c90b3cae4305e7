import { useQuery } from '@tanstack/react-query'
import type { CartGroup } from '@xinpu/sdk/types'
import { CartBar, CartSummary } from '@xinpu/ui/mall'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Button, ConfirmDialog, EmptyState, LinkButton, LinkTabs } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { bomPlace } from '../demand/bom-params.ts'
import { CartChanges } from './CartChanges.tsx'
import { CartGroups } from './CartGroups.tsx'
import { CartSavings } from './CartSavings.tsx'
import { LoginFirst } from './LoginFirst.tsx'
import type { CartParams } from './mall-params.ts'
import { cartPlace, checkoutOf, mallPlace } from './places.ts'
import { cartOf } from './queries.ts'
import { useCart } from './use-cart.ts'

/** R040: the cart, each currency by itself. */
export function CartPage({ search: { currency = 'CNY' } }: { search: CartParams }) {
  const call = useCall()
  const { data: who } = useQuery(me(call))
  // Another window may have changed it: it is asked for again when this one is looked at.
  const found = useQuery({ ...cartOf(call), enabled: Boolean(who), refetchOnWindowFocus: 'always' })
  if (who === null) return <LoginFirst title="购物车" why="加购的商品跟着账号走，换台电脑也在。" />
  if (found.data) return <Cart groups={found.data} currency={currency} />
  return (
    <DefaultLayout head={<PageHead title="购物车" />}>
      <Region of={found}>{() => null}</Region>
    </DefaultLayout>
  )
}

function Cart({ groups, currency }: { groups: readonly CartGroup[]; currency: 'CNY' | 'USD' }) {
  const cart = useCart()
  const place = usePlace()
  const shown = groups.filter((group) => group.currency === currency)
  const ticked = shown.flatMap(({ goods }) => goods.filter(({ isValid, isSelected }) => isValid && isSelected))
  const summed = { groups: shown, currency, checkoutHref: place(checkoutOf(ticked.map(({ id }) => id))) }

  return (
    <DefaultLayout
      head={<Head groups={groups} currency={currency} onClear={cart.clear} />}
      {...(shown.length > 0 && {
        aside: (
          <CartSummary {...summed}>
            <CartSavings groups={shown} currency={currency} onQuantity={cart.setQuantity} />
          </CartSummary>
        ),
      })}
    >
      <CartChanges groups={shown} currency={currency} onSeen={cart.setQuantity} />
      {shown.length > 0 || cart.removed.length > 0 ? <CartGroups groups={shown} cart={cart} /> : <Empty />}
      {shown.length > 0 && <CartBar {...summed} onSelect={(ids, isSelected) => void cart.select(ids, isSelected)} />}
    </DefaultLayout>
  )
}

interface HeadProps {
  groups: readonly CartGroup[]
  currency: 'CNY' | 'USD'
  /** Takes out everything, or what cannot be ordered. */
  onClear: (onlyInvalid: boolean) => Promise<unknown>
}

function Head({ groups, currency, onClear }: HeadProps) {
  const place = usePlace()
  const count = (of: 'CNY' | 'USD') =>
    groups.filter((group) => group.currency === of).reduce((sum, { goods }) => sum + goods.length, 0)

  return (
    <>
      <PageHead title="购物车" actions={<Deeds groups={groups} onClear={onClear} />} />
      <LinkTabs
        label="币种"
        current={currency}
        items={[
          { id: 'CNY', label: '人民币', count: count('CNY'), href: place(cartPlace()) },
          { id: 'USD', label: '美元（香港交货）', count: count('USD'), href: place(cartPlace({ currency: 'USD' })) },
        ]}
      />
    </>
  )
}

function Deeds({ groups, onClear }: Pick<HeadProps, 'groups' | 'onClear'>) {
  const place = usePlace()
  const [isClearing, setClearing] = useState(false)
  const lines = groups.flatMap(({ goods }) => goods)

  return (
    <>
      <LinkButton href={place(bomPlace({}))}>粘贴 BOM</LinkButton>
      {lines.some(({ isValid }) => !isValid) && (
        <Button tone="quiet" onPress={() => void onClear(true)}>
          清空不能下单的行
        </Button>
      )}
      {lines.length > 0 && (
        <Button tone="quiet" onPress={() => setClearing(true)}>
          清空
        </Button>
      )}
      <ConfirmDialog
        title="清空购物车"
        verb={`清空 ${lines.length} 行`}
        isOpen={isClearing}
        onOpenChange={setClearing}
        confirm={() => onClear(false)}
      >
        人民币与美元的商品都会移除，不能恢复。
      </ConfirmDialog>
    </>
  )
}

function Empty() {
  const place = usePlace()
  return (
    <EmptyState
      title="购物车是空的"
      why="按型号找货，或者把整张 BOM 粘进来一次配齐。"
      action={
        <LinkButton tone="primary" href={place(mallPlace())}>
          去商城
        </LinkButton>
      }
      secondary={<LinkButton href={place(bomPlace({}))}>粘贴 BOM</LinkButton>}
    />
  )
}
