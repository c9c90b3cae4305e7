import { useQuery } from '@tanstack/react-query'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { EmptyState, LinkButton, Steps } from '@xinpu/ui/primitives'
import { Region } from '../../account/Region.tsx'
import { useCall } from '../../app/api.ts'
import { me } from '../../app/queries.ts'
import { usePlace } from '../../app/use-place.ts'
import { LoginFirst } from '../LoginFirst.tsx'
import type { CheckoutParams } from '../mall-params.ts'
import { cartPlace, goodsPlace, shoppingPlace } from '../places.ts'
import { Checkout } from './Checkout.tsx'
import { isNamed, preparedOf } from './use-checkout.ts'

/** The way from the cart to a paid order. */
const steps = [{ title: '购物车' }, { title: '确认订单' }, { title: '付款' }]

export const CheckoutHead = ({ title, current }: { title: string; current: number }) => (
  <>
    <PageHead title={title} />
    <Steps label="下单" steps={steps} current={current} />
  </>
)

/** R043: what is ordered, where it goes, whom the invoice is for, and what it costs, before it is bound. */
export function CheckoutPage({ search }: { search: CheckoutParams }) {
  const call = useCall()
  const { data: who } = useQuery(me(call))
  const found = useQuery({ ...preparedOf(call, search), enabled: Boolean(who) && isNamed(search) })
  if (who === null) return <LoginFirst title="确认订单" why="订单跟着账号走，地址和发票抬头登录后选择。" />
  if (found.data) return <Checkout prepared={found.data} search={search} />

  return (
    <DefaultLayout head={<CheckoutHead title="确认订单" current={1} />}>
      {isNamed(search) ? <Region of={found}>{() => null}</Region> : <Nothing />}
      {(found.error || !isNamed(search)) && <Back search={search} />}
    </DefaultLayout>
  )
}

const Nothing = () => <EmptyState title="没有要下单的商品" why="在购物车里勾选要买的行，再点结算。" />

/** To where what is ordered was chosen. */
function Back({ search: { goodsId, bargainingId } }: { search: CheckoutParams }) {
  const place = usePlace()
  if (bargainingId !== undefined)
    return <LinkButton href={place(shoppingPlace({ tab: 'bargain', id: bargainingId }))}>看这笔议价</LinkButton>
  if (goodsId !== undefined) return <LinkButton href={place(goodsPlace(goodsId))}>回商品页</LinkButton>
  return <LinkButton href={place(cartPlace())}>回购物车</LinkButton>
}
