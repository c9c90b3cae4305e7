import { formatNumber, formatUnitPrice } from '@xinpu/sdk/format'
import type { OrderGoods, OrderVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import * as S from './BuyAgainDialog.styles.ts'
import { comparedOf, sumToldOf, type ComparedLine, type TodayLine } from './today.ts'

export interface BuyAgainDialogProps {
  /** The order whose goods are wanted once more. */
  order: OrderVO
  /** What its lines cost today; undefined while that is asked. */
  today: readonly TodayLine[] | undefined
  isOpen: boolean
  onClose: () => void
  /** Puts the lines that can be bought into the cart. */
  onAdd: (lines: OrderGoods[]) => Promise<unknown>
}

/** 再次购买: what each line cost and costs today, before any of them is in the cart. */
export function BuyAgainDialog({ order, today, isOpen, onClose, onAdd }: BuyAgainDialogProps) {
  const [isAdding, setAdding] = useState(false)
  const lines = today && comparedOf(order.goods, today)
  const wanted = lines?.filter(({ fault }) => !fault) ?? []
  const add = () => {
    setAdding(true)
    void onAdd(wanted.map(({ line }) => line)).finally(onClose)
  }

  return (
    <Dialog
      title="再次购买"
      subtitle={`订单 ${order.orderNo}，按今天的价格`}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      closesBy="outside"
      footer={
        <>
          {lines && wanted.length > 0 && <S.Sum role="status">{sumToldOf(lines, order.type)}</S.Sum>}
          <Button onPress={onClose}>取消</Button>
          <Button tone="primary" isDisabled={wanted.length === 0} isPending={isAdding} onPress={add}>
            {addLabel(lines, wanted.length)}
          </Button>
        </>
      }
    >
      {lines ? <Lines lines={lines} currency={order.type} /> : <Skeleton shape="row" count={order.goods.length} />}
    </Dialog>
  )
}

const addLabel = (lines: readonly ComparedLine[] | undefined, count: number): string => {
  if (!lines) return '加入购物车'
  return count === 0 ? '都买不到了' : `加购 ${count} 行`
}

interface LinesProps {
  lines: readonly ComparedLine[]
  currency: OrderVO['type']
}

const Lines = ({ lines, currency }: LinesProps) => (
  <S.Lines aria-label="价格对比">
    {lines.map((one) => (
      <li key={one.line.mallGoodsId} data-out={one.fault ? true : undefined}>
        <span data-subject>
          <PartNumber>{one.line.model}</PartNumber>
          <small>{[one.line.brandCn, `${formatNumber(one.line.quantity)} 片`].filter(Boolean).join('　')}</small>
        </span>
        <span data-price>
          {one.fault ? (
            <StatusTag tone="warn" shape="ring">
              {one.fault}
            </StatusTag>
          ) : (
            <Price {...one} currency={currency} />
          )}
        </span>
      </li>
    ))}
  </S.Lines>
)

/** Today's price; where it is another, the one before and which way it went. */
function Price({ line, price, currency }: ComparedLine & Pick<LinesProps, 'currency'>) {
  const isLess = price < line.price
  if (price === line.price) return <span data-figures>{formatUnitPrice(price, currency)}</span>
  return (
    <>
      <span data-figures>
        {formatUnitPrice(line.price, currency)} → <b>{formatUnitPrice(price, currency)}</b>
      </span>
      <StatusTag tone={isLess ? 'ok' : 'warn'} shape={isLess ? 'full' : 'ring'}>
        {isLess ? '降价' : '涨价'}
      </StatusTag>
    </>
  )
}
