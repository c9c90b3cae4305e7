/** Where the lines of real sheets go: part of `npm run gold`, asked of what is at hand of the catalogues. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isBalanced, isNotFitted, type Balance } from '../../packages/trade/src/bom/index.ts'
import { readSheets } from '../../packages/trade/src/sheet-file/index.ts'
import {
  findHeader,
  guessColumns,
  mapRows,
  SheetError,
  type MappedRow,
  type ReadSheet,
} from '../../packages/trade/src/sheet/index.ts'
import type { bom } from '../../packages/contract/src/demand/index.ts'

/** Matches lines: those of one sheet at once. */
export type MatchLines = (rows: readonly bom.BomRow[]) => Promise<readonly bom.BomMatch[]>

interface Split extends Balance {
  file: string
  /** Lines that may be taken without a look. */
  sure: number
  /** Why it could not be read. */
  fault?: string
}

/** The split of every sheet of a folder, printed; false where a line is lost. */
export async function splitFiles(folder: string, match: MatchLines): Promise<{ text: string; isWhole: boolean }> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.json')).toSorted()
  const splits: Split[] = []
  for (const file of names) splits.push(await splitOf(file, await readFile(join(folder, file)), match))
  return { text: tableOf(splits), isWhole: splits.every(isKept) }
}

const isKept = ({ file: _file, sure: _sure, fault: _fault, ...balance }: Split) => isBalanced(balance)

const none = { read: 0, cart: 0, demand: 0, review: 0, failed: 0, deleted: 0, skipped: 0, merged: 0, sure: 0 }

async function splitOf(file: string, bytes: Uint8Array, match: MatchLines): Promise<Split> {
  try {
    const { sheets } = await readSheets(bytes, { mostRows: 5030 })
    const sheet = sheets.find((one) => findHeader(one) >= 0) ?? sheets[0]
    return sheet ? { file, ...(await splitSheet(sheet, match)) } : { file, ...none, fault: '文件里没有内容' }
  } catch (error) {
    if (error instanceof SheetError) return { file, ...none, fault: error.message }
    throw error
  }
}

async function splitSheet(sheet: ReadSheet, match: MatchLines): Promise<Omit<Split, 'fault' | 'file'>> {
  const header = findHeader(sheet)
  const map = guessColumns(sheet, header).flatMap(({ column, field }) => (field ? [{ column, field }] : []))
  const rows = mapRows(sheet, header, map)
  const fitted = rows.filter(({ aside, texts }) => aside === undefined && !isSkipped(texts))
  const asked = fitted.flatMap((row) => rowOf(row) ?? [])
  const answers = asked.length > 0 ? await match(asked) : []
  const going = (bucket: bom.BomBucket) => answers.filter((answer) => answer.bucket === bucket).length
  return {
    ...none,
    read: rows.length,
    cart: going('cart'),
    demand: going('demand'),
    review: going('review'),
    failed: fitted.length - asked.length,
    skipped: rows.length - fitted.length,
    sure: answers.filter(({ isSure }) => isSure).length,
  }
}

const isSkipped = ({ dnp, model, value, remark, description }: MappedRow['texts']) =>
  isNotFitted({ dnp, others: [model, value, remark, description] })

/** A line as the site asks for it; nothing where there is no part or no quantity. */
function rowOf({ rowNo, texts, quantity }: MappedRow): bom.BomRow | undefined {
  const { model = '', brand, value, package: pack, designator, description, supplierNo, remark } = texts
  if (quantity === null || !(model || value || description || supplierNo)) return undefined
  return { rowNo, quantity, model, brand, value, package: pack, designator, description, supplierNo, remark }
}

function tableOf(splits: readonly Split[]): string {
  const rows = splits.map((split) =>
    split.fault
      ? `| ${split.file} | ${split.fault} | | | | | | |`
      : `| ${split.file} | ${[split.read, split.cart, split.demand, split.review, split.failed, split.skipped, split.sure].join(' | ')} |`,
  )
  return [
    '| Sheet | Read | Cart | Demand | Review | Failed | Not fitted | Taken by itself |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
