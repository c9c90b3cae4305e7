import type { BomLine, BomMatch, BomSheet } from '@xinpu/sdk/types'
import type { ChosenBucket, LineChange, PlanName } from '@xinpu/ui/demand'
import { merged, parted } from './bom-duplicates.ts'
import { corrected, savedItem, type BomItem } from './bom-item.ts'
import { steadyMap } from './steady-map.ts'

/** A list of parts on the screen. */
export interface BomList {
  name: string
  /** The names of the sheet's columns; empty texts where it has none. */
  header: readonly string[]
  /** Boards to build. */
  boards: number
  /** Per cent more of small parts. */
  attrition: number
  /** Which sellers are asked for the lines of the cart; missing: those who ask the least. */
  plan?: PlanName
  items: readonly BomItem[]
  /** Whether its person did something to it since it was opened. */
  isTouched?: boolean
  /** Goes up whenever lines are to be asked for anew. */
  turn: number
}

export type BomAction =
  | { type: 'attrition'; attrition: number }
  | { type: 'begin'; list: BomDraft | undefined }
  | { type: 'change'; rowNo: number; change: LineChange }
  | { type: 'choose'; rowNo: number; modelId: number }
  | { type: 'matched'; answers: readonly BomMatch[] }
  | { type: 'merge' }
  | { type: 'missed'; rowNos: readonly number[] }
  | { type: 'posted'; rowNos: readonly number[] }
  | { type: 'refused'; faults: ReadonlyMap<number, string> }
  | { type: 'plan'; plan: PlanName }
  | { type: 'rename'; name: string }
  | { type: 'boards'; boards: number }
  | { type: 'retry'; rowNos: readonly number[] }
  | { type: 'send'; rowNos: readonly number[]; bucket: ChosenBucket }

/** The list after something happened to it. */
export function bomReducer(list: BomList | undefined, action: BomAction): BomList | undefined {
  if (action.type === 'begin') return action.list && { ...action.list, isTouched: true, turn: 0 }
  if (!list) return undefined
  const after = changed(list, action)
  return answered.has(action.type) ? after : { ...after, isTouched: true }
}

/** What comes back from the server by itself, and asking for it again. */
const answered: ReadonlySet<BomAction['type']> = new Set(['matched', 'missed', 'retry'])

function changed(list: BomList, action: Exclude<BomAction, { type: 'begin' }>): BomList {
  const one = (rowNo: number, change: (item: BomItem) => BomItem): BomList => ({
    ...list,
    items: withOne(list.items, rowNo, change),
  })
  switch (action.type) {
    case 'attrition':
      return again({ ...list, attrition: action.attrition })
    case 'plan':
      return { ...list, plan: action.plan }
    case 'rename':
      return { ...list, name: action.name }
    case 'boards':
      return again({ ...list, boards: action.boards })
    case 'change':
      return next(one(action.rowNo, (item) => corrected(item, action.change)))
    case 'retry':
      return next({ ...list, items: withSome(list.items, action.rowNos, unasked) })
    case 'choose':
      return one(action.rowNo, (item) => ({ ...item, modelId: action.modelId, sent: goingOf(item, action.modelId) }))
    case 'merge':
      return next({ ...list, items: merged(list.items) })
    case 'send':
      return next({
        ...list,
        items: sentTo(list.items, action.rowNos, action.bucket),
      })
    case 'matched':
      return { ...list, items: withAnswers(list.items, action.answers) }
    case 'missed':
      return { ...list, items: withSome(list.items, action.rowNos, (item) => ({ ...item, isMissed: true })) }
    case 'posted':
      return { ...list, items: withSome(list.items, action.rowNos, (item) => ({ ...item, isPosted: true })) }
    case 'refused':
      return { ...list, items: list.items.map((item) => refused(item, action.faults)) }
  }
}

/** What is done with a line that is part of another one takes it out of it. */
function withOne(items: readonly BomItem[], rowNo: number, change: (item: BomItem) => BomItem): readonly BomItem[] {
  const at = items.findIndex((item) => item.rowNo === rowNo)
  const item = items[at]
  if (!item) return items
  if (item.mergedInto !== undefined) return withOne(parted(items, rowNo), rowNo, change)
  return items.with(at, change(item))
}

function sentTo(items: readonly BomItem[], rowNos: readonly number[], bucket: ChosenBucket): readonly BomItem[] {
  const sent = (item: BomItem): BomItem => ({ ...item, sent: bucket })
  const [first, ...others] = rowNos
  if (first !== undefined && others.length === 0) return withOne(items, first, sent)
  return withSome(rowNos.reduce(parted, items), rowNos, sent)
}

function withSome(
  items: readonly BomItem[],
  rowNos: readonly number[],
  change: (item: BomItem) => BomItem,
): readonly BomItem[] {
  const meant = new Set(rowNos)
  return items.map((item) => (meant.has(item.rowNo) ? change(item) : item))
}

const next = (list: BomList): BomList => ({ ...list, turn: list.turn + 1 })
const again = (list: BomList): BomList => next({ ...list, items: list.items.map(unasked) })

const unasked = ({ match: _match, isMissed: _missed, ...item }: BomItem): BomItem => item

/** A part that a person chose is bought where enough of it is there, and asked for where it is not. */
function goingOf({ match }: BomItem, modelId: number): ChosenBucket {
  const chosen = match?.best && [match.best, ...match.alternates].find(({ model }) => model.id === modelId)
  return match && chosen && (chosen.stock ?? 0) >= match.pieces ? 'cart' : 'demand'
}

function withAnswers(items: readonly BomItem[], answers: readonly BomMatch[]): BomItem[] {
  const byRow = new Map(answers.map((answer) => [answer.rowNo, answer]))
  return items.map((item) => {
    const match = byRow.get(item.rowNo)
    return match ? { ...item, match } : item
  })
}

function refused(item: BomItem, faults: ReadonlyMap<number, string>): BomItem {
  const fault = faults.get(item.rowNo)
  return fault === undefined ? item : { ...item, faults: [fault] }
}

/** What is kept of a list while nobody looks: what was found is asked for again. */
export type BomDraft = Omit<BomList, 'isTouched' | 'turn'>

export const draftOfList = ({ turn: _turn, isTouched: _touched, items, ...list }: BomList): BomDraft => ({
  ...list,
  items: unaskedItems(items),
})

/** A draft is made after every key. */
const unaskedItems = steadyMap(unasked)

/** A list that is kept on the server, to go on with. */
export const draftOfSaved = ({
  name,
  boards,
  attrition,
  lines = [],
  sheet,
}: Pick<BomDraft, 'attrition' | 'boards' | 'name'> & { lines?: readonly BomLine[]; sheet?: BomSheet }): BomDraft => ({
  name,
  header: cellsOf(sheet?.header),
  boards,
  attrition,
  items: lines.map((line, at) => savedItem(line, cellsOf(sheet?.rows[at]))),
})

export const isBomDraft = (value: unknown): value is BomDraft =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items) && 'attrition' in value

/** A row of a kept sheet, as it was read. */
const cellsOf = (row: readonly (string | null)[] = []): string[] => row.map((cell) => cell ?? '')
