import type { LinePackage } from './footprint.ts'
import type { BomPart } from './part-figures.ts'
import { figure, isClose, type Body } from './body.ts'

/** Diameters that cans of aluminium capacitors are made with, in millimetres: nothing else is a can where only two figures stand. */
const diameters: ReadonlySet<number> = new Set([3, 4, 5, 6, 6.3, 8, 10, 12.5, 13, 16, 18, 20, 22, 25, 30, 35])

/** Diameter and height: CP_Elec_6.3x7.7, D6.3xL7.7mm, Φ8×10, E-6.3x5.4. */
const both = new RegExp(
  String.raw`(?:(?<![a-z])(?:[CP]{1,2}[_ ]Elec[_ ]|E-)|[ΦφøØ⌀] ?|(?<![a-z0-9])D)${figure}(?:mm)? ?[x×*] ?[LH]?${figure}`,
  'i',
)
/** The diameter alone: CP_Radial_D6.3mm, CAP-TH_BD6.3-P2.50. */
const across = new RegExp(`(?:[_ ](?:Radial|Axial)[_ ]D|(?<![a-z])CAP-(?:SMD|TH)_BD)${figure}`, 'i')
const bare = new RegExp(String.raw`(?<![\w.x×*-])${figure}(?:mm)? ?[x×*] ?${figure}(?:mm)?(?![\w.]|[x×*])`, 'i')

const flat = /SM[DT](?![a-z])|贴片|[CP][_ ]Elec[_ ]/i
const legged = /插件|直插|立式|(?<![a-z])(?:TH[TD]?|DIP)(?![a-z])|[_ ](?:Radial|Axial)[_ ]|through[- ]hole/i

/** How a can stands on a board; undefined where it is not told. */
type Mount = 'flat' | 'legged' | undefined

const mountOf = (text: string): Mount => (flat.test(text) ? 'flat' : legged.test(text) ? 'legged' : undefined)
const mounts = { flat: '贴片', legged: '插件' } as const

/**
 * The can of an aluminium capacitor that a text names: how it stands on the board, how wide and how high it is in
 * millimetres. Undefined where it tells no size.
 *
 * @param isCapacitor Whether a capacitor is spoken of: 6.3*5.4 is a can then.
 */
export function canIn(text: string, isCapacitor: boolean): LinePackage | undefined {
  const sides = (both.exec(text) ?? (isCapacitor ? bareSides(text) : undefined))?.slice(1, 3).map(Number)
  const [width, height] = sides ?? [Number(across.exec(text)?.[1])]
  return width === undefined || Number.isNaN(width) ? undefined : can(mountOf(text), width, height)
}

function bareSides(text: string): RegExpExecArray | undefined {
  const found = bare.exec(text)
  return found && diameters.has(Number(found[1])) && Number(found[2]) >= 3.9 ? found : undefined
}

function can(mount: Mount, width: number, height?: number): LinePackage {
  const size = height === undefined ? `直径 ${width} mm` : `${width}×${height} mm`
  return {
    text: mount ? `${mounts[mount]} ${size}` : size,
    key: `can${mount ?? ''}`,
    body: height === undefined ? [width] : [width, height],
    asks: mount ? mounts[mount] : '',
  }
}

export const isCan = ({ key }: Pick<LinePackage, 'key'>): boolean => key.startsWith('can')

/** The can of a part: catalogues tell its size in the package, or beside it. */
export function canOf({ package: written, params }: BomPart): LinePackage | undefined {
  const size = params.find(({ name }) => name === '尺寸')?.value ?? ''
  const mount = mountOf(written)
  const told = canIn(`${written} ${size}`, true)
  return told ?? (mount && { text: written, key: `can${mount}` })
}

interface Outline {
  key: string
  body?: Body
}

/** Another width has other pads; another height stands on the same ones. */
export function compareCans(asked: Outline, own: Outline): 'conflict' | 'near' | 'same' | 'unknown' {
  const isOther = asked.key !== own.key && (!isCan(own) || (asked.key !== 'can' && own.key !== 'can'))
  if (isOther) return 'conflict'
  const [[width, height] = [], [ownWidth, ownHeight] = []] = [asked.body, own.body]
  if (width === undefined || ownWidth === undefined) return 'unknown'
  if (!isClose(width, ownWidth)) return 'conflict'
  return height === undefined || ownHeight === undefined || Math.abs(height - ownHeight) <= 0.5 ? 'same' : 'near'
}
