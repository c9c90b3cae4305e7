import { useQuery } from '@tanstack/react-query'
import { taxInside, toMicro } from '@xinpu/sdk/format'
import type { OrderPrepare, PayType } from '@xinpu/sdk/types'
import { DefaultLayout } from '@xinpu/ui/layout'
import { PayMethodList, PreparedCard, PricePanel } from '@xinpu/ui/mall'
import { Alert, Button, Section } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../../app/api.ts'
import { usePlace } from '../../app/use-place.ts'
import type { CheckoutParams } from '../mall-params.ts'
import { cartPlace, goodsPlace, shopPlace } from '../places.ts'
import { payTypesOf } from '../queries.ts'
import { AddressChoice } from './AddressChoice.tsx'
import { CheckoutHead } from './CheckoutPage.tsx'
import { InvoiceChoice } from './InvoiceChoice.tsx'
import { PreparedDialog } from './PreparedDialog.tsx'
import { useOrdering, type Choices } from './use-checkout.ts'

interface CheckoutProps {
  prepared: OrderPrepare
  search: CheckoutParams
}

/** What is chosen and sent. */
export function Checkout({ prepared, search }: CheckoutProps) {
  const { currency } = prepared
  const [addressId, setAddress] = useState(() => firstOf(prepared.addresses, search.addressId)?.id)
  const [invoiceId, setInvoice] = useState(search.invoiceId)
  const [payType, setPayType] = useState<PayType | null>(() => prepared.payTypes[0] ?? null)
  const [remarks, setRemarks] = useState<Choices['remarks']>({})
  const [isPressed, setPressed] = useState(false)
  const ordering = useOrdering(search)
  const lacking = isPressed && addressId === undefined ? '请选择收货地址' : undefined

  function submit() {
    setPressed(true)
    if (addressId === undefined) return
    void ordering.submit(prepared, {
      addressId,
      remarks,
      ...(invoiceId !== undefined && { invoiceId }),
      ...(payType && { payType }),
    })
  }

  return (
    <DefaultLayout
      head={<CheckoutHead title="确认订单" current={1} />}
      aside={
        <Summary
          prepared={prepared}
          payType={payType}
          onPayType={setPayType}
          onSubmit={submit}
          isSending={ordering.isSending}
          error={lacking ?? (ordering.refused?.changes.length === 0 ? ordering.refused.message : undefined)}
        />
      }
    >
      <Section title="收货地址" meta={currency === 'USD' ? '美元商品在香港交货' : undefined}>
        <AddressChoice
          type={currency === 'CNY' ? 'CN' : 'HK'}
          value={addressId}
          onChange={setAddress}
          error={lacking}
        />
      </Section>
      <Section title="发票" meta={`按店铺分开，共 ${prepared.groups.length} 张`}>
        <InvoiceChoice
          value={invoiceId}
          onChange={setInvoice}
          sum={{ amount: prepared.payAmount, sellers: sellersOf(prepared) }}
        />
      </Section>
      <Goods prepared={prepared} search={search} remarks={remarks} onRemarks={setRemarks} />
      <PreparedDialog
        refused={ordering.refused}
        prepared={prepared}
        onClose={ordering.settle}
        onAgain={submit}
        isSending={ordering.isSending}
      />
    </DefaultLayout>
  )
}

/** Who makes the invoices out. */
const sellersOf = ({ groups: [first, ...others] }: OrderPrepare): string =>
  `${first?.merchantName ?? ''}${others.length > 0 ? ` 等 ${others.length + 1} 家，各开一张` : ''}`

/** The one that the address names, the default one, or the first. */
const firstOf = <One extends { id: number; isDefault: boolean }>(all: readonly One[], wanted: number | undefined) =>
  all.find(({ id }) => id === wanted) ?? all.find(({ isDefault }) => isDefault) ?? all[0]

interface GoodsProps extends CheckoutProps {
  remarks: Choices['remarks']
  onRemarks: (remarks: Choices['remarks']) => void
}

/** The goods by shop: each will be an order of its own. */
function Goods({ prepared: { groups }, search, remarks, onRemarks }: GoodsProps) {
  const place = usePlace()
  const lines = groups.reduce((sum, { goods }) => sum + goods.length, 0)
  return (
    <Section
      title="商品"
      meta={`${lines} 行，生成 ${groups.length} 个订单`}
      {...(search.cartIds !== undefined && { more: { href: place(cartPlace()), label: '回购物车改' } })}
    >
      {groups.map((group) => (
        <PreparedCard
          key={group.merchantId}
          group={group}
          href={place(shopPlace(group.merchantId))}
          goodsHref={(id) => place(goodsPlace(id))}
          remark={remarks[group.merchantId] ?? ''}
          onRemark={(remark) => onRemarks({ ...remarks, [group.merchantId]: remark })}
        />
      ))}
    </Section>
  )
}

interface SummaryProps {
  prepared: OrderPrepare
  payType: PayType | null
  onPayType: (payType: PayType) => void
  onSubmit: () => void
  isSending: boolean
  error: string | undefined
}

/** How it is paid, what it comes to, and the one press that binds. */
function Summary({ prepared, payType, onPayType, onSubmit, isSending, error }: SummaryProps) {
  const call = useCall()
  const { data: types = 'loading' } = useQuery(payTypesOf(call, prepared.currency))
  const lines = prepared.groups.flatMap(({ goods }) => goods)
  const tax = lines.reduce((sum, { amount }) => sum + taxInside(toMicro(amount), prepared.currency), 0n)

  return (
    <Section title="付款" meta={`${prepared.groups.length} 家店铺合并付一次`}>
      <PayMethodList types={types} value={payType} onChange={onPayType} isLabelHidden isDisabled={isSending} />
      <PricePanel mode="order" order={prepared} taxInside={tax} />
      {error && <Alert tone="danger" title={error} />}
      <Button tone="primary" size="lg" shape="block" isPending={isSending} onPress={onSubmit}>
        提交订单
      </Button>
    </Section>
  )
}
