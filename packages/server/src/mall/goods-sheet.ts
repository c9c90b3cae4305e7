import type { Db } from '../core/database.ts'
import type { SheetKind, SheetRow } from '../demand/sheet-kind.ts'
import { categoriesNamed } from './goods-sheet-category.ts'
import { readColumns, type GoodsColumns } from './goods-sheet-columns.ts'
import { draftFrom, type BrandedLine, type Meanings } from './goods-sheet-draft.ts'
import { readLine } from './goods-sheet-line.ts'
import { meantOn, shelfOf, type Shelf } from './goods-sheet-shelf.ts'
import { writeShelf } from './goods-sheet-write.ts'
import { knownOf, subjectKey } from './my-goods-draft.ts'
import { shopOf } from './my-goods.ts'

/**
 * Rows of a sheet become goods of a shop. A row is one lot: goods of the same brand and model that the shop sells
 * already, or that stand further up, get that lot and what else the row tells, as lines of stock are replaced. So two
 * date codes of one model are two lots of it, the sheet of every morning sets pieces and prices, and the same sheet
 * again doubles nothing. Of what two rows say of the same the later one holds.
 */
export const goodsSheet: SheetKind = {
  turnOf: ({ id }) => `goods of ${id}`,
  async take(tx, { task, user, now }, rows) {
    const owner = { shopId: await shopOf(tx, user.id), accountId: user.id }
    const { lines, faults } = branded(rows, readColumns(task))
    const meanings = await meaningsOf(tx, lines)
    const models = lines.map(({ row }) => row.model)
    const shelf = await shelfOf(tx, owner, models)
    for (const told of lines) {
      const fault = putLine(shelf, told, meanings)
      if (fault !== undefined) faults.set(told.row.id, fault)
    }
    await writeShelf(tx, { ...owner, at: now() }, shelf, meanings.known)
    return faults
  },
  tell: ({ success }) => `已导入 ${success} 行商品，新商品审核通过后上架`,
}

/** Reads rows; those whose brand is not known come to nothing, with all that is wrong with them. */
function branded(rows: readonly SheetRow[], columns: GoodsColumns) {
  const lines: BrandedLine[] = []
  const faults = new Map<number, string>()
  for (const row of rows) {
    const line = readLine(row, columns)
    if (row.brand_id === null) faults.set(row.id, [brandFault(row), ...line.faults].join('；'))
    else lines.push({ row, brandId: row.brand_id, line })
  }
  return { lines, faults }
}

const brandFault = ({ brand }: SheetRow) => (brand === '' ? '没有填品牌' : `没有找到品牌“${brand}”`)

async function meaningsOf(tx: Db, lines: readonly BrandedLine[]): Promise<Meanings> {
  const named = lines.map(({ row: { model }, brandId }) => ({ model, brandId }))
  const known = await knownOf(tx, named)
  const written = lines.map(({ line }) => line.category)
  return { known, categories: await categoriesNamed(tx, written, known) }
}

/** Puts what a row tells on the shelf, or says why not; then what stood there stays. */
function putLine(shelf: Shelf, told: BrandedLine, meanings: Meanings): string | undefined {
  const { row, brandId } = told
  const key = subjectKey({ brandId, model: row.model })
  const { one, fault } = meantOn(shelf, key, row.package)
  if (fault !== undefined) return fault
  const drafted = draftFrom(told, one?.goods, meanings)
  if (drafted.faults) return drafted.faults.join('；')
  if (one) Object.assign(one, { goods: drafted.goods, isTold: true })
  else shelf.set(key, [{ goods: drafted.goods, isTold: true }])
  return undefined
}
