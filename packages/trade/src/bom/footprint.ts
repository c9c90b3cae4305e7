import { chipSizes, packageKey, readQuery } from '../query/index.ts'
import { bodyIn, isSameBody, type Body } from './body.ts'
import { canIn, canOf, compareCans, isCan } from './can.ts'
import { coilIn, compareCoils, isCoil } from './coil.ts'
import { ipcName } from './ipc-name.ts'
import { kinds, type LineKind } from './kind.ts'
import { mouldedCase } from './moulded-case.ts'
import type { BomPart } from './part-figures.ts'

/** The package that a cell names. */
export interface LinePackage {
  /** As it is shown: SOIC-8. */
  text: string
  /** One spelling for what a board takes for each other. */
  key: string
  /** How large it is, where the cell tells. */
  body?: Body
  /** What a search asks for in its place, where parts are not found by it. */
  asks?: string
}

const chip = new RegExp(`(?:^|[^A-Za-z0-9])(?:[A-Z]{0,6}[-_ ]?)?(${chipSizes})(?:[A-Z]{0,2})?(?![A-Za-z0-9.])`, 'i')

/** Cans of crystals: XTAL-3225, SMD3225-4P; FC-135R_L3.2-W1.5. */
const crystal = /(?:^|[^0-9])(1610|1612|2012|2016|2520|3213|3215|3225|4115|5032|6035|7015|7050|8038)(?![0-9])/
const crystalSides = /[-_]L(\d)\.(\d)-W(\d)\.(\d)(?!\d)/

/** Sides of an LED in a case of its own, as KiCad tells them: LED_WS2812B_PLCC4_5.0x5.0mm. */
const plcc = /PLCC\d?_(\d)\.(\d)x(\d)\.(\d)mm/i

/** Several chips in one body: 0603x4, 0402*8. */
const array = /(?:^|[^A-Za-z0-9])[A-Z]{0,4}[-_ ]?(0201|0402|0603|1206)[x×*]([248])(?!\d)/i

/**
 * The package in a cell of a sheet, a library's footprint or a text: `Resistor_SMD:R_0603_1608Metric`, `C0402`,
 * `SOT-23-3_L2.9-W1.6`, `贴片 0805`. Undefined where none is named.
 *
 * @param kind What kind of part is spoken of: 3225 is a package of a crystal, 6.3x7.7 of a capacitor, 4x4 mm of a coil.
 */
export function readPackage(cell: string, kind?: LineKind): LinePackage | undefined {
  const asked = `${kind}\n${cell}`
  if (known.has(asked)) return known.get(asked)
  if (known.size >= mostKnown) known.clear()
  const found = packageOf(cell, kind)
  known.set(asked, found)
  return found
}

/** A list of parts, and the parts found for it, name the same few packages again and again. */
const known = new Map<string, LinePackage | undefined>()
const mostKnown = 4000

function packageOf(cell: string, kind: LineKind | undefined): LinePackage | undefined {
  const text = cell
    .normalize('NFKC')
    .trim()
    .replace(/^[\w .-]+:/, '')
    // KiCad's name of a crystal that lies flat.
    .replace(/smd[-_]hc-?49-sd/i, 'HC-49SMD')
    // The low can, which the trade calls 49S.
    .replace(/hc-?49-4h/i, 'HC-49S')
    // A resettable fuse is named for its size: SMD1206-050 of half an ampere.
    .replace(/^SMD(\d{4})-\d{3}(?:-\S*)?$/i, '$1')
  const named = packageOfText(text, kind)
  const body = named && bodyIn(text, named.key)
  return body ? { ...named, body } : named
}

function packageOfText(text: string, kind: LineKind | undefined): LinePackage | undefined {
  const byName = ipcName(text)
  const told = byName
    ? packageIn(byName)
    : (mouldedCase(text, kind === undefined || kind === 'capacitor') ?? ofKind(text, kind))
  if (told) return told
  // Sellers name the outline last: 8-TSSOP, 8-MSOP; 6-TSSOP, SC-88, SOT-363.
  for (const name of text.split(/,\s+/).toReversed()) {
    const named = packageNamed(name, kind)
    if (named) return named
  }
  return kind === 'inductor' ? coilIn(text) : undefined
}

/** What is a package of one kind of part alone. */
function ofKind(text: string, kind: LineKind | undefined): LinePackage | undefined {
  if (kind === undefined || kind === 'capacitor') return canIn(text, kind !== undefined)
  if (kind === 'led') return sized(plcc.exec(text)?.slice(1).join(''))
  return kind === 'crystal' ? sized(crystalIn(text)) : undefined
}

const sized = (size: string | undefined): LinePackage | undefined =>
  size ? { text: size, key: packageKey(size) } : undefined

/** Makers of other lands tell the pins first: 8-SOIC, 48LQFP. */
const pinsLast = (piece: string): string => piece.replace(/^(\d{1,3})-?(?!SMD)([A-Z]{3,8})(?![A-Za-z0-9])/i, '$2-$1')

function packageNamed(name: string, kind: LineKind | undefined): LinePackage | undefined {
  const several = array.exec(name)?.slice(1).join('x')
  if (several) return sized(several)
  const kindWord = kind === 'crystal' ? `${kinds.crystal.word} ` : ''
  for (const piece of [name, ...name.split(/[_\s/]+/)]) {
    const named = packageIn(kindWord + pinsLast(piece))
    if (named) return named
  }
  return sized(chip.exec(name.replaceAll('_', ' '))?.[1])
}

/** 3225 of a crystal's name, or its sides; 49S, as the trade calls HC-49S. */
const crystalIn = (name: string): string | undefined =>
  crystal.exec(name)?.[1] ??
  crystalSides.exec(name)?.slice(1).join('') ??
  /(?<![\w-])49[SU](?![\w-])/i.exec(name)?.[0].replace(/^/, 'HC-').toUpperCase()

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

/** How the package of a line and that of a part agree; of one that does not tell its body any is taken, but for cans. */
export function comparePackages(asked: Outline, own: Outline): 'conflict' | 'near' | 'same' | 'unknown' {
  if (isCan(asked)) return compareCans(asked, own)
  if (isCoil(asked) && isCoil(own)) return compareCoils(asked, own)
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
  if (isWithLegs(one, other) || isWithLegs(other, one)) return 'near'
  const [first, second] = [split(one), split(other)]
  const isFamily = families.some((list) => {
    const names = list.split(' ')
    return names.includes(first.family) && names.includes(second.family)
  })
  return isFamily && first.pins === second.pins ? 'near' : 'conflict'
}

/** Names that JEITA, JEDEC and makers gave to outlines that the trade calls otherwise. */
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
  // What a series of TVS is called by: TVS 5V SMBJ.
  smaj: 'sma',
  smbj: 'smb',
  smcj: 'smc',
  sc79: 'sod523',
  // A pad beneath is told by one and left out by the other.
  esop8: 'so8',
  so8e: 'so8',
}

/** TO-263 of five legs, where no legs are told. */
const isWithLegs = (bare: string, legged: string): boolean =>
  /^to2\d\d$/.test(bare) && legged.startsWith(bare) && /^[5-9]$/.test(legged.slice(bare.length))

const outlineOf = (key: string): string => outlines[key] ?? key

const split = (key: string) => {
  const [, family = key, pins = ''] = /^([a-z]+)(\d+)/.exec(key) ?? []
  return { family, pins }
}

/** The package of a part, as whoever asks for another one reads it; undefined where it only tells how a part is mounted. */
export function packageOfPart(asked: LinePackage, part: BomPart): LinePackage | undefined {
  const own = isCan(asked) ? canOf(part) : isCoil(asked) ? coilIn(part.package) : undefined
  if (own) return own
  return isOutline(part.package) ? readPackage(part.package, isCoil(asked) ? 'inductor' : undefined) : undefined
}

/** Whether a catalogue's package says an outline, and not only how a part is mounted: SMD, 插件, 模组. */
const isOutline = (written: string): boolean =>
  /\d|^(?:SM[ABCF]|SM[AB]F|D2?PAK|(?:MINI)?MELF)\b/i.test(written.trim()) &&
  !/^(?:插件|直插|模组|贴片|SMD\b|SMD$)/i.test(written.trim().replace(/^SMD(?=[-\d])/i, ''))
