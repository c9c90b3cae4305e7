import { mountIn, otherMount, type Mount } from './mount.ts'
import type { Said } from './value.ts'
import type { BomPart } from './part-figures.ts'

/** What a connector is told by, where no number is. */
export interface Connector {
  /** As catalogues call it. */
  kind: '排母' | '排针' | '接线端子' | '针座'
  /** Of those that plug into each other: XH. */
  series: string
  /** All its pins. */
  pins: number
  rows: number
  /** From pin to pin, in millimetres; undefined where it is not told. */
  pitch: number | undefined
  mount: Mount
}

const signs: readonly (readonly [Connector['kind'], RegExp])[] = [
  [
    '接线端子',
    /screw[-_ ]?terminal|term(?:inal)?[-_ ]?bl(?:oc)?k|接线端子|端子台|螺钉端子|^(?=.*\b(?:3\.5|3\.81|5|5\.0|5\.08|7\.62)(?![\d.]).*).*端子/i,
  ],
  ['排母', /pin[-_ ]?socket|排母|female header|母排/i],
  ['排针', /pin[-_ ]?header|排针|排針|(?<![a-z])(?:header|hdr)(?![a-z])|^conn[-_ ]\d/i],
]
/** Families of JST, and the pitch that the trade writes behind their letters, where it writes one. */
const series = /(?<![a-z0-9])(?:JST[-_ ])?(XH|PH|SH|GH|ZH|VH|EH)(?=$|[-_ ]|\d\.\d)/i

const rowsAndPins = /(?<![\d.])0?([12])[x×*]0?(\d{1,2})(?=P(?:IN)?\b|[-_ ,;]|$)/i
const pinsAlone = /(?<![\d.])0?(\d{1,2})[- ]?(?:(?:P(?:IN)?S?|POS)(?![a-z0-9.])|位|针|芯|A(?=$| ))/i
const afterHead = /(?:header|hdr)[-_ ]?(\d{1,2})(?![\d.x×*])/i
const pitchSigns =
  /(?<![\d.])(1(?:\.0|\.25|\.27|\.5)?|2(?:\.0|\.5|\.54)?|3\.(?:5|81|96)|5(?:\.0|\.08)?|7\.62)0?(?: ?mm|(?=$|[-_ /,]|\p{Script=Han}))/giu

/**
 * The connector that some words tell: 排针 1x4 2.54, Conn_01x04 on a PinHeader_1x04_P2.54mm, XH2.54-2P. Undefined where
 * they name no kind of connector, or not how many pins it has.
 */
export function connectorIn(words: string): Connector | undefined {
  const [, family = ''] = series.exec(words) ?? []
  const kind = signs.find(([, sign]) => sign.test(words))?.[0] ?? (family === '' ? undefined : '针座')
  const { pins, rows } = pinsIn(words)
  if (!kind || pins === 0) return undefined
  return { kind, series: family.toUpperCase(), pins, rows, pitch: pitchIn(words), mount: mountIn(words) }
}

/** All pins, and in how many rows they stand; none where they are not told. */
function pinsIn(words: string): { pins: number; rows: number } {
  const [, rows = '1', columns] = rowsAndPins.exec(words) ?? []
  const alone = (pinsAlone.exec(words) ?? afterHead.exec(words))?.[1] ?? '0'
  return { pins: columns === undefined ? Number(alone) : Number(rows) * Number(columns), rows: Number(rows) }
}

/** XH2.54-2P and 1x4 are what a connector is told by, and nobody's number. */
export const isConnectorWord = (word: string): boolean =>
  /^(?:XH|PH|SH|GH|ZH|VH|EH)?[-_ ]?[\d.x×*-]*(?:P|POS|PIN|A|AW|Y)?$/i.test(word)

/** In inches, as makers of other lands tell it. */
const inches = [
  [/(?<![\d.])0?\.1(?:00)?(?![\d.])"?/, 2.54],
  [/(?<![\d.])0?\.05(?:0)?(?![\d.])"?/, 1.27],
  [/(?<![\d.])0?\.079(?![\d.])"?/, 2],
  [/(?<![\d.])0?\.156(?![\d.])"?/, 3.96],
] as const

/** The last figure that is a pitch: a P stands before it, or a unit behind. */
function pitchIn(words: string): number | undefined {
  const marked = /(?<![a-z0-9])P ?=? ?(\d{1,2}(?:\.\d{1,2})?) ?mm/i.exec(words)?.[1]
  const isTold = ([all, figure]: RegExpMatchArray) => figure?.includes('.') || /mm$/i.test(all)
  const found = marked ?? [...words.matchAll(pitchSigns)].find(isTold)?.[1]
  return found === undefined ? inches.find(([sign]) => sign.test(words))?.[1] : Number(found)
}

/** What a search asks for. */
export function connectorQuery({ kind, series: family, pins, rows, pitch }: Connector): string {
  const count = family === '' && kind !== '接线端子' ? `${rows}x${pins / rows}P` : `${pins}P`
  // XH is 2.5 mm, which the trade calls 2.54.
  const between = pitch === undefined || family !== '' ? '' : `${pitch}mm`
  return [family, count, between, kind].filter((word) => word !== '').join(' ')
}

/** A connector with another number of pins or rows, of the other sex, or with another pitch, does not go on the board. */
export function otherPins({ connector }: { connector: Connector | undefined }, part: BomPart): Said | undefined {
  const reason = connector && (otherCount(connector, part) ?? otherShape(connector, part))
  return reason === undefined ? undefined : { state: 'conflict', reason }
}

const told = ({ params }: BomPart, label: RegExp) => params.find(({ name }) => label.test(name))

function otherCount({ pins, rows }: Connector, part: BomPart): string | undefined {
  const ownPins = told(part, /^针数|^位数/)?.low ?? pins
  if (ownPins !== pins) return `是 ${ownPins}P，表里是 ${pins}P`
  const ownRows = told(part, /^排数$/)?.low ?? rows
  return ownRows === rows ? undefined : `是 ${ownRows} 排，表里是 ${rows} 排`
}

function otherShape({ kind, pitch, mount }: Connector, part: BomPart): string | undefined {
  const header = headerOf(part) ?? kind
  if (isHeader.test(kind) && header !== kind) return `是${header}`
  const own = Number(((told(part, /间距/)?.low ?? Number.NaN) * 1000).toFixed(2))
  if (Math.abs(own - (pitch ?? own)) > 0.1) return `间距 ${own} mm，表里是 ${pitch} mm`
  return otherMount(mount, part)
}

const isHeader = /^排/

/** Pins, sockets for them, or pins within a shroud: one does not go where another is meant. */
const headers: readonly (readonly [string, RegExp])[] = [
  ['简牛', /简牛|牛角|\bIDC\b/i],
  ['排母', /排母|P母|female header|pin socket/i],
  ['排针', /排针|pin header/i],
]

/** Which of them a part says to be; its category has them all. */
function headerOf(part: BomPart): string | undefined {
  const words = `${told(part, /^公母$/)?.value ?? ''} ${part.model} ${part.description}`
  return headers.find(([, sign]) => sign.test(words))?.[0]
}
