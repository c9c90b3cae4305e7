import { formatAmount } from '@xinpu/sdk/format'
import type { PayOrder } from '@xinpu/sdk/types'
import { LinkButton, ResultPanel } from '@xinpu/ui/primitives'
import { usePlace } from '../../app/use-place.ts'
import { cartPlace, mallPlace, orderPlace, ordersPlace } from '../places.ts'

/** How a payment ended: paid, or closed before it was. */
export function PayEnd({ order }: { order: PayOrder }) {
  const place = usePlace()
  const { status, payAmount, currency, payOrderNo, orders } = order
  const [first] = orders
  const own = first && orders.length === 1 ? orderPlace(first.id) : ordersPlace(currency)
  if (status === 'paid')
    return (
      <ResultPanel
        title="支付成功"
        facts={[
          { label: '实付', value: formatAmount(payAmount, currency) },
          { label: '付款单', value: payOrderNo },
        ]}
        actions={
          <>
            <LinkButton tone="primary" href={place(own)}>
              查看订单
            </LinkButton>
            <LinkButton href={place(mallPlace())}>继续逛商城</LinkButton>
          </>
        }
      >
        店铺已经收到通知，发货后会提醒您。
      </ResultPanel>
    )
  return (
    <ResultPanel
      tone="warn"
      title="订单已关闭"
      actions={
        <>
          <LinkButton tone="primary" href={place(own)}>
            查看订单
          </LinkButton>
          <LinkButton href={place(cartPlace())}>去购物车</LinkButton>
        </>
      }
    >
      没有在时限内付款，库存已经放回。还需要的话可以再次购买。
    </ResultPanel>
  )
}
