import { figure, isSameBody, type Body } from './body.ts'
import type { LinePackage } from './footprint.ts'

/** Both sides, whatever the height: 4x4mm, IND-SMD_L6.6-W6.4, L_Coilcraft_XAL60xx_6.36x6.56mm. */
const sides = new RegExp(String.raw`(?<![\d.])${figure}(?:mm)? ?[x×*] ?${figure}(?![\d.])`, 'i')
const lettered = new RegExp(`_L${figure}-W${figure}`, 'i')

/** Series whose first two digits are the side of a square, in tenths: SWPA4030. */
const square = /(?<![a-z])(?:SWPA|SWRB|FNR|NRS?|SMNR|YNR|WPN|SRN|VLS|LPS)-?(\d{2})(?=(?:\d{2}|xx)(?!\d))/i

/** Bodies that the trade calls by a code: wound on a bobbin, and pressed in one piece. */
const coded: readonly (readonly [RegExp, Body])[] = [
  [/(?<![a-z])CD3[12](?!\d)/i, [3.5, 3]],
  [/(?<![a-z])CD4[23](?!\d)/i, [4.5, 4]],
  [/(?<![a-z])CD5[234](?!\d)/i, [5.8, 5.2]],
  [/(?<![a-z])CD7[345](?!\d)/i, [7.8, 7]],
  [/(?<![a-z])CD10[45](?!\d)/i, [10, 9]],
  [/(?<!\d)04(?:12|15|18|20|30)(?![\w.])/, [4.4, 4.2]],
  [/(?<!\d)05(?:18|20|30)(?![\w.])/, [5.4, 5.2]],
  [/(?<!\d)06(?:15|18|20|24|30|40|50|60)(?![\w.])/, [7.1, 6.6]],
  [/(?<!\d)10(?:30|40|50)(?![\w.])/, [11, 10]],
]

/** The body of a power inductor that a text names, by its sides; undefined where it tells none. */
export function coilIn(text: string): LinePackage | undefined {
  const [, one, other] = lettered.exec(text) ?? sides.exec(text) ?? []
  if (one !== undefined && other !== undefined) return coil([Number(one), Number(other)])
  const side = Number(square.exec(text)?.[1]) / 10
  if (side) return coil([side, side])
  const body = coded.find(([sign]) => sign.test(text))?.[1]
  return body && coil(body)
}

const coil = (body: Body): LinePackage => ({ text: `${body.join('×')} mm`, key: 'coil', body, asks: '' })

export const isCoil = ({ key }: Pick<LinePackage, 'key'>): boolean => key === 'coil'

interface Sides {
  body?: Body
}

/** Sides that differ by little lie on the same pads. */
export function compareCoils({ body: asked }: Sides, { body: own }: Sides): 'conflict' | 'near' | 'same' {
  if (!asked || !own || isSameBody(asked, own)) return 'same'
  return isSameBody(asked, own, 0.6) ? 'near' : 'conflict'
}
