import { merchantOrderShipMany } from '@xinpu/sdk/mall'
import type { ParcelSent } from '@xinpu/sdk/types'
import { BomInput } from '@xinpu/ui/demand'
import { Alert, Breadcrumb, Button, DataTable, EmptyState, ListToolbar, toast, type Column } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../../app/api.ts'
import { useAct } from '../../app/use-act.ts'
import { usePlace } from '../../app/use-place.ts'
import { useSheetReading } from '../../demand/use-sheet-reading.ts'
import { shoppingPlace } from '../places.ts'
import { parcelRows, rowFault, type ParcelRow } from './parcel-rows.ts'
import { saveToShip } from './save-to-ship.ts'

/** Parcels that are sent at once. */
const mostRows = 200

/** Parcels of several orders are sent by one sheet: an order, a carrier and a number a line. */
export function ShipSheet() {
  const call = useCall()
  const place = usePlace()
  const { field, read } = useSheetReading(mostRows)
  return (
    <>
      <Breadcrumb
        items={[
          { label: '店铺订单', href: place(shoppingPlace({ role: 'seller', tab: 'orders' })) },
          { label: '表格发货' },
        ]}
      />
      <Alert tone="info" title="一行一个包裹：订单号、物流公司、运单号。发出的是订单里还没发的全部商品" />
      <BomInput
        {...field}
        action={
          <Button tone="quiet" onPress={() => void saveToShip(call).catch(failed)}>
            下载待发货订单
          </Button>
        }
      />
      {read && <Parcels key={read.blob.name + read.sheet.name} rows={parcelRows(read.sheet.rows)} />}
    </>
  )
}

const failed = (error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')

/** What is wrong with a line, or what became of it. */
type Told = ParcelRow & { fault?: string | undefined; isSent?: boolean }

function Parcels({ rows }: { rows: readonly ParcelRow[] }) {
  const act = useAct()
  const [sent, setSent] = useState<readonly ParcelSent[]>([])
  const [isSending, setSending] = useState(false)
  const told = rows.map((row): Told => {
    const answer = sent.find(({ orderNo, no }) => orderNo === row.orderNo && no === row.no)
    return { ...row, fault: answer ? answer.fault : rowFault(row), isSent: answer !== undefined && !answer.fault }
  })
  // What the server refused may go once it was put right there.
  const ready = told.filter((row) => !row.isSent && rowFault(row) === undefined)

  async function send() {
    setSending(true)
    const parcels = ready.map(({ orderNo, company, no }) => ({ orderNo, company, no }))
    await act(merchantOrderShipMany, { parcels }, (answers) => {
      setSent((before) => [...answers, ...before])
      const gone = answers.filter(({ fault }) => fault === undefined).length
      if (gone === answers.length) toast.success(`已发出 ${gone} 个包裹`)
      else toast.warn(`已发出 ${gone} 个，${answers.length - gone} 个没有发出，原因在表里`)
    })
      .catch(failed)
      .finally(() => setSending(false))
  }

  return (
    <>
      <ListToolbar title="包裹" total={rows.length}>
        <Button tone="primary" onPress={() => void send()} isDisabled={ready.length === 0} isPending={isSending}>
          发出 {ready.length} 个包裹
        </Button>
      </ListToolbar>
      <DataTable<Told>
        caption="包裹"
        columns={columns}
        rows={told}
        rowKey={({ rowNo }) => String(rowNo)}
        empty={<EmptyState title="没有读到包裹" why="每行要有订单号、物流公司和运单号；没填运单号的行会跳过。" />}
      />
    </>
  )
}

const columns: Column<Told>[] = [
  { id: 'order', header: '订单号', cell: ({ orderNo }) => orderNo },
  { id: 'company', header: '物流公司', width: '112px', priority: 2, cell: ({ company }) => company },
  { id: 'no', header: '运单号', width: '160px', cell: ({ no }) => no },
  {
    id: 'told',
    header: '结果',
    width: '200px',
    cell: ({ fault, isSent }) => (isSent ? '已发出' : (fault ?? '待发出')),
  },
]
