import type { Client } from '@xinpu/sdk'
import { formatNumber } from '@xinpu/sdk/format'
import { merchantOrderList } from '@xinpu/sdk/mall'
import { saveFile } from '../../app/files.ts'

/** Orders that one sheet holds. */
const mostOrders = 100

/** Hands a shop its orders that are still to be sent, as a sheet whose empty columns are filled in and handed back. */
export async function saveToShip(call: Client): Promise<void> {
  const { data } = await call(merchantOrderList, { status: 'paid', pageSize: mostOrders })
  const rows = data.map((order) => [
    order.orderNo,
    '',
    '',
    order.buyer.nickName,
    order.goods.map(({ model, quantity, shipped = 0 }) => `${model} × ${formatNumber(quantity - shipped)}`).join('；'),
  ])
  // What writes sheets is heavy, and few ask for one.
  const { writeWorkbook } = await import('@xinpu/sdk/sheet-file')
  const bytes = await writeWorkbook('待发货', [['订单号', '物流公司', '运单号', '买家', '待发'], ...rows])
  saveFile(new Blob([bytes as BlobPart]), '待发货订单.xlsx')
}
