import type { bom } from '../../packages/contract/src/demand/index.ts'
import type { Db } from '../../packages/server/src/core/database.ts'
import { sampleParts, type SampledPart } from '../../packages/server/test/market-sample.ts'

/**
 * Lists of parts of some sizes that share no part, the same on every run: of twenty lines, twelve are whole numbers, two
 * in another packing, five are values of chips, and one is nothing that is made.
 */
export async function listsOf(db: Db, sizes: readonly number[]): Promise<bom.BomRow[][]> {
  const parts = await sampleParts(
    db,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  return sizes.map((size) => parts.splice(0, size).map(rowOf))
}

const rowOf = (part: SampledPart, at: number): bom.BomRow => ({
  rowNo: at + 1,
  quantity: 1 + (at % 12),
  ...lineOf(part, at),
})

const sizes = ['0402', '0603', '0805', '1206']
const decades = ['10', '12', '15', '18', '22', '27', '33', '39', '47', '56', '68', '82']

function lineOf(part: SampledPart, at: number): Partial<bom.BomRow> & { model: string } {
  const turn = at % 20
  if (turn < 12) return { model: part.model, package: part.package.slice(0, 60), brand: part.brand }
  if (turn < 14) return { model: `${part.model}-TR`.slice(0, 60), package: part.package.slice(0, 60) }
  if (turn < 19) return { model: '', ...valueOf(Math.floor(at / 20) * 5 + turn - 14) }
  return { model: `QX${at}ZK-${at % 7}`, designator: `U${at}` }
}

/** A resistor or a capacitor, each value in each size. */
function valueOf(at: number) {
  const size = sizes[at % sizes.length] ?? ''
  const digits = decades[Math.floor(at / 8) % decades.length] ?? ''
  const scale = Math.floor(at / 96) % 3
  if (at % 8 < 4) return { value: `${digits}${['', '0', 'k'][scale]}`, package: `R_${size}`, designator: `R${at}` }
  return { value: `${digits}${['pF', 'nF', '0pF'][scale]} 50V`, package: `C_${size}`, designator: `C${at}` }
}

/** A sheet of so many rows as csv, with the faults that people make: one row in a hundred has no quantity. */
export function sheetOf(count: number): string[][] {
  const rows = Array.from({ length: count }, (_, at) => [
    `GRM188R71H${100 + (at % 900)}KA${at}D`,
    'muRata',
    at % 100 === 0 ? '' : String(1 + (at % 5000)),
    (0.01 + (at % 300) / 100).toFixed(2),
    '0603',
    '24+',
    '现货',
  ])
  return [['型号', '品牌', '数量', '单价', '封装', '批号', '备注'], ...rows]
}
