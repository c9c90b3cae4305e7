import { useQuery } from '@tanstack/react-query'
import type { MerchantStatistics } from '@xinpu/sdk/types'
import { SalesPlot } from '@xinpu/ui/mall'
import { MoneyText, Section, StatRow, StatTile } from '@xinpu/ui/primitives'
import { Region } from '../../account/Region.tsx'
import { useCall, useVisit } from '../../app/api.ts'
import { usePlace } from '../../app/use-place.ts'
import { shoppingPlace } from '../places.ts'
import { shopFigures } from '../queries.ts'

const role = 'seller'

/** What waits for a shop's keeper, and what was sold lately. */
export function ShopHome() {
  const found = useQuery(shopFigures(useCall()))
  return (
    <>
      <Waiting figures={found.data} isFailed={found.isError} />
      <Region of={found}>{(figures) => <Sold figures={figures} />}</Region>
    </>
  )
}

/** Each leads to what was counted. */
function Waiting({ figures, isFailed }: { figures: MerchantStatistics | undefined; isFailed: boolean }) {
  const place = usePlace()
  const orders = (status: string) => place(shoppingPlace({ role, tab: 'orders', status }))
  const unknown = isFailed ? null : undefined
  const tiles = [
    { label: '待发货', value: figures?.toShip, unit: '单', href: orders('paid') },
    { label: '议价待回', value: figures?.toAnswer, unit: '笔', href: place(shoppingPlace({ role, tab: 'bargain' })) },
    { label: '凭证待核', value: figures?.toReview, unit: '单', href: orders('reviewing') },
    { label: '退款待答', value: figures?.toRefund, unit: '单', href: orders('refunding') },
    {
      label: '待开票',
      value: figures?.toIssue,
      unit: '单',
      href: place(shoppingPlace({ role, tab: 'invoice', status: 'applied' })),
    },
  ]
  return (
    <Section title="待办">
      <StatRow>
        {tiles.map((tile) => (
          <StatTile key={tile.label} {...tile} value={tile.value ?? unknown} />
        ))}
      </StatRow>
    </Section>
  )
}

function Sold({ figures }: { figures: MerchantStatistics }) {
  const now = new Date(useVisit().now)
  const currencies = figures.amounts.length > 0 ? figures.amounts.map(({ currency }) => currency) : (['CNY'] as const)
  return (
    <>
      <Section title="累计">
        <StatRow>
          <StatTile label="成交订单" value={figures.orderCount} unit="单" />
          {figures.amounts.map(({ currency, amount }) => (
            <StatTile
              key={currency}
              label={currency === 'CNY' ? '成交额' : '成交额（美元）'}
              value={<MoneyText value={amount} currency={currency} kind="amount" />}
            />
          ))}
          <StatTile label="在售商品" value={figures.goodsCount} unit="个" />
          <StatTile label="近 30 天访问" value={figures.visitCount} unit="次" />
        </StatRow>
      </Section>
      {currencies.map((currency) => (
        <Section key={currency} title="成交额" meta={`近 30 天，${currency === 'CNY' ? '人民币' : '美元'}`}>
          <SalesPlot days={figures.days} currency={currency} now={now} />
        </Section>
      ))}
    </>
  )
}
