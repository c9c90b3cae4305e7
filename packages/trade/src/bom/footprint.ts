import { chipSizes, packageKey, readQuery } from '../query/index.ts'
import { bodyIn, isSameBody, type Body } from './body.ts'
import { ipcName } from './ipc-name.ts'
import { mouldedCase } from './moulded-case.ts'

/** The package that a cell names. */
export interface LinePackage {
  /** As it is shown: SOIC-8. */
  text: string
  /** One spelling for what a board takes for each other. */
  key: string
  /** How large it is, where the cell tells. */
  body?: Body
}

const chip = new RegExp(`(?:^|[^A-Za-z0-9])(?:[A-Z]{0,6}[-_ ]?)?(${chipSizes})(?:[A-Z]{0,2})?(?![A-Za-z0-9.])`, 'i')

/** Cans of crystals: XTAL-3225, SMD3225-4P. */
const crystal = /(?:^|[^0-9])(1612|2016|2520|3225|5032|7050)(?![0-9])/

/**
 * The package in a cell of a sheet, a library's footprint or a text: `Resistor_SMD:R_0603_1608Metric`, `C0402`,
 * `SOT-23-3_L2.9-W1.6`, `贴片 0805`. Undefined where none is named.
 *
 * @param kindWord What kind of part is spoken of: of a crystal 3225 is a package.
 */
export function readPackage(cell: string, kindWord = ''): LinePackage | undefined {
  const asked = `${kindWord}\n${cell}`
  if (known.has(asked)) return known.get(asked)
  if (known.size >= mostKnown) known.clear()
  const found = packageOf(cell, kindWord)
  known.set(asked, found)
  return found
}

/** A list of parts, and the parts found for it, name the same few packages again and again. */
const known = new Map<string, LinePackage | undefined>()
const mostKnown = 4000

function packageOf(cell: string, kindWord: string): LinePackage | undefined {
  const text = cell
    .normalize('NFKC')
    .trim()
    .replace(/^[\w .-]+:/, '')
    // KiCad's name of a crystal that lies flat.
    .replace(/smd[-_]hc-?49-sd/i, 'HC-49SMD')
  const named = packageOfText(text, kindWord)
  const body = named && bodyIn(text, named.key)
  return body ? { ...named, body } : named
}

function packageOfText(text: string, kindWord: string): LinePackage | undefined {
  const byName = ipcName(text)
  if (byName) return packageIn(byName)
  const moulded = mouldedCase(text)
  if (moulded) return moulded
  // Sellers name the outline last: 8-TSSOP, 8-MSOP; 6-TSSOP, SC-88, SOT-363.
  for (const name of text.split(/,\s+/).toReversed()) {
    const named = packageNamed(name, kindWord)
    if (named) return named
  }
  return undefined
}

function packageNamed(name: string, kindWord: string): LinePackage | undefined {
  const pinsLast = name.replace(/^(\d{1,3})-(?!SMD)([A-Z]{2,8})(?![A-Za-z0-9])/i, '$2-$1')
  for (const piece of [pinsLast, ...pinsLast.split(/[_\s/]+/)]) {
    const named = packageIn(kindWord === '' ? piece : `${kindWord} ${piece}`)
    if (named) return named
  }
  const [, can] = kindWord === '' ? [] : (crystal.exec(name) ?? [])
  const [, size] = can === undefined ? (chip.exec(name.replaceAll('_', ' ')) ?? []) : [undefined, can]
  return size === undefined ? undefined : { text: size, key: packageKey(size) }
}

function packageIn(piece: string): LinePackage | undefined {
  const { readings } = readQuery(piece, () => undefined)
  const found = readings.find((reading) => reading.kind === 'package')
  return found && { text: found.value, key: found.key }
}

/** Families that lie on the same pads or nearly so; which of them fits is for a person to say. */
const families: readonly string[] = [
  'lqfp tqfp qfp pqfp hlqfp htqfp',
  'qfn vqfn wqfn uqfn tqfn hvqfn ufqfn vfqfn wfqfn lfcsp',
  'dfn wson vson son udfn tdfn wdfn',
  'so hsop esop sop soj hso',
  'tssop htssop',
  'msop vssop umax hmsop',
  'case',
]

type Outline = Pick<LinePackage, 'body' | 'key'>

/** How the package of a line and that of a part agree; of one that does not tell its body any is taken. */
export function comparePackages(asked: Outline, own: Outline): 'conflict' | 'near' | 'same' {
  if (hasOtherBody(asked, own)) return 'conflict'
  const state = compareKeys(asked.key, own.key)
  return state === 'same' && isWide(asked) && !own.body ? 'near' : state
}

/** A small outline that is told to be a wide one: who writes SOIC-16 and no more mostly means the narrow one. */
const isWide = ({ key, body }: Outline): boolean =>
  body !== undefined && /^so(?:8|14|16)$/.test(key) && Math.min(...body) > 4.5

/** Whether both tell how large they are, and do not agree. */
export const hasOtherBody = ({ body: one }: Outline, { body: other }: Outline): boolean =>
  one !== undefined && other !== undefined && !isSameBody(one, other)

function compareKeys(one: string, other: string): 'conflict' | 'near' | 'same' {
  if (outlineOf(one) === outlineOf(other)) return 'same'
  const [first, second] = [split(one), split(other)]
  const isFamily = families.some((list) => {
    const names = list.split(' ')
    return names.includes(first.family) && names.includes(second.family)
  })
  return isFamily && first.pins === second.pins ? 'near' : 'conflict'
}

/** Names that JEITA and JEDEC gave to outlines that the trade calls otherwise. */
const outlines: Readonly<Record<string, string>> = {
  sc74a: 'sot235',
  sot753: 'sot235',
  sc74: 'sot236',
  sot457: 'sot236',
  sc705: 'sot353',
  sc706: 'sot363',
  sc88: 'sot363',
  sc88a: 'sot353',
  to2614: 'sot223',
  to261: 'sot223',
  to261aa: 'sot223',
  to243: 'sot89',
  to243aa: 'sot89',
  sc62: 'sot89',
  sc76: 'sod323',
  sc79: 'sod523',
}

const outlineOf = (key: string): string => outlines[key] ?? key

const split = (key: string) => {
  const [, family = key, pins = ''] = /^([a-z]+)(\d+)/.exec(key) ?? []
  return { family, pins }
}

/** Whether a catalogue's package says an outline, and not only how a part is mounted: SMD, 插件, 模组. */
export const isOutline = (written: string): boolean =>
  /\d|^(?:SM[ABCF]|SM[AB]F|D2?PAK|(?:MINI)?MELF)\b/i.test(written.trim()) &&
  !/^(?:插件|直插|模组|贴片|SMD\b|SMD$)/i.test(written.trim().replace(/^SMD(?=[-\d])/i, ''))
