import { useQuery } from '@tanstack/react-query'
import { invoiceRemove, invoiceSetDefault } from '@xinpu/sdk/mall'
import type { Invoice } from '@xinpu/sdk/types'
import { InvoiceCards } from '@xinpu/ui/mall'
import { ConfirmDialog, LinkTabs, ListToolbar, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { InvoiceContainer, useTitledCompany } from './InvoiceContainer.tsx'
import { InvoiceRecords } from './InvoiceRecords.tsx'
import { invoicePlace } from './places.ts'
import { mostKept, myTitles } from './queries.ts'

/** R050: whom the person's invoices are made out to, and those that were asked for. */
export function InvoiceRoom({ search }: RoomProps) {
  const place = usePlace()
  const tab = oneIn(['title', 'record'], search.tab)
  return (
    <>
      <LinkTabs
        label="发票"
        current={tab}
        items={[
          { id: 'title', label: '发票抬头', href: place(invoicePlace()) },
          { id: 'record', label: '开票记录', href: place(invoicePlace({ tab: 'record' })) },
        ]}
      />
      {tab === 'title' ? <Titles /> : <InvoiceRecords search={search} />}
    </>
  )
}

function Titles() {
  const call = useCall()
  const found = useQuery(myTitles(call))
  const company = useTitledCompany()
  const count = found.data?.length ?? 0
  const [edited, setEdited] = useState<Invoice | 'new'>()
  const [removed, setRemoved] = useState<Invoice>()
  const makeDefault = useMakeDefault()

  return (
    <>
      {count > 0 && <ListToolbar title="抬头" total={count} />}
      <InvoiceCards
        invoices={shownOf(found)}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
        onDefault={makeDefault}
        onRemove={setRemoved}
        hasCompany={company !== undefined}
        cannotAdd={count >= mostKept ? `已存满 ${mostKept} 个，请先删除不用的` : undefined}
      />
      {edited && <InvoiceContainer edited={edited} onClose={() => setEdited(undefined)} />}
      {removed && <Removing invoice={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}

function useMakeDefault() {
  const act = useAct()
  return ({ id, title }: Invoice) =>
    void act(invoiceSetDefault, { id }, () => toast.success(`${title} 是默认抬头`)).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'),
    )
}

function Removing({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const act = useAct()
  return (
    <ConfirmDialog
      title={`删除发票抬头 ${invoice.title}`}
      verb="删除发票抬头"
      isOpen
      onOpenChange={onClose}
      confirm={() => act(invoiceRemove, { id: invoice.id }, () => toast.success('已删除'))}
    >
      {invoice.isDefault ? '它是默认抬头，删除后最近新增的一个会成为默认。' : ''}
      开过的发票和申请记录不受影响；删除后不能恢复。
    </ConfirmDialog>
  )
}
