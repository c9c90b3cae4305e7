import { useQuery } from '@tanstack/react-query'
import type { StockVO, TraderVO } from '@xinpu/sdk/types'
import { SoldLines } from '@xinpu/ui/agent'
import { Drawer, EmptyState, LinkButton, Section } from '@xinpu/ui/primitives'
import { StockTable } from '@xinpu/ui/stock'
import { useCallback } from 'react'
import { Region } from '../account/Region.tsx'
import { contactsOfTrader, linesOfTrader, stockOfTrader } from '../agent/queries.ts'
import { SupplierContacts, SupplierRecord } from '../agent/Suppliers.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { companyPlace } from '../enterprise/places.ts'
import { searchPlace } from '../search/places.ts'
import { StockCall } from '../stock/StockCall.tsx'
import { brandPlace } from './places.ts'

interface TraderDrawerProps {
  trader: TraderVO
  onClose: () => void
}

/** A trader beside the list it was picked from: what it holds, what it may sell, what is recorded, and whom to call. */
export function TraderDrawer({ trader, onClose }: TraderDrawerProps) {
  const call = useCall()
  const place = usePlace()
  const contacts = useQuery(contactsOfTrader(call, trader.id))

  return (
    <Drawer
      title={trader.name}
      size="lg"
      isOpen
      onOpenChange={onClose}
      footer={
        <LinkButton tone="primary" href={place(companyPlace(trader.enterpriseId))}>
          企业主页
        </LinkButton>
      }
    >
      <Held trader={trader} />
      <Lines trader={trader} />
      <SupplierRecord owner={{ ownerType: 'trader', ownerId: trader.id }} enterpriseId={trader.enterpriseId} />
      <SupplierContacts found={contacts} />
    </Drawer>
  )
}

const actionOf = (line: StockVO) => <StockCall line={line} />

/** The stock that it confirmed last; all of it is on the page of the company. */
function Held({ trader: { id, enterpriseId, stockCount } }: Pick<TraderDrawerProps, 'trader'>) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const found = useQuery(stockOfTrader(call, id))
  const partHref = useCallback(({ model }: StockVO) => place(searchPlace(model)), [place])
  const all = { href: place(companyPlace(enterpriseId, { tab: 'stock' })), label: '全部库存' }

  return (
    <Section title="库存" {...(stockCount > 0 && { meta: `${stockCount} 条`, more: all })}>
      <StockTable
        stock={shownOf(found)}
        now={new Date(visit.now)}
        partHref={partHref}
        actionOf={actionOf}
        whenEmpty={<EmptyState title="没有登记库存" why="可以直接联系这家贸易商询货。" />}
      />
    </Section>
  )
}

/** The brands that it proved, or says to sell. */
function Lines({ trader }: Pick<TraderDrawerProps, 'trader'>) {
  const place = usePlace()
  const visit = useVisit()
  const found = useQuery(linesOfTrader(useCall(), trader.id))

  return (
    <Section title="产品线">
      <Region of={found}>
        {({ data }) =>
          data.length === 0 ? (
            '还没有通过审核的产品线。'
          ) : (
            <SoldLines lines={data} brandHref={(brandId) => place(brandPlace(brandId))} now={new Date(visit.now)} />
          )
        }
      </Region>
    </Section>
  )
}
