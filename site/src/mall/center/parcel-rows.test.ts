import { expect, test } from 'vitest'
import { parcelRows, rowFault } from './parcel-rows.ts'

const orderNo = 'M20261125110405000001'
const rows = (...lines: string[][]) => lines.map((cells, at) => ({ rowNo: at + 1, cells }))

test('columns are told by their heads in whatever order, and what stands above them is left out', () => {
  const read = parcelRows(
    rows(['11 月发货'], ['快递单号', '型号', '订单编号', '快递公司'], ['SF1', 'LM358', orderNo, '顺丰速运']),
  )
  expect(read).toEqual([{ rowNo: 3, orderNo, company: '顺丰速运', no: 'SF1' }])
})

test('without heads the columns are order, carrier, parcel; a line without a parcel does not go yet', () => {
  expect(parcelRows(rows([orderNo, '顺丰速运', ' SF1 '], [orderNo, '顺丰速运', '']))).toEqual([
    { rowNo: 1, orderNo, company: '顺丰速运', no: 'SF1' },
  ])
})

test('a line that cannot go says why', () => {
  const row = { rowNo: 1, orderNo, company: '顺丰速运', no: 'SF1' }
  expect(rowFault(row)).toBeUndefined()
  expect(rowFault({ ...row, orderNo: '2.02611E+19' })).toBe('订单号应为 M 与 20 位数字')
  expect(rowFault({ ...row, company: '' })).toBe('请填写物流公司')
  expect(rowFault({ ...row, no: '1'.repeat(51) })).toBe('运单号最多 50 字')
})
