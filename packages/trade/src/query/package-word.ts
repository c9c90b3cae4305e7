import { matchAt, type Place } from './place.ts'

/** Sizes of chips, one or another; they need no family before them. */
export const chipSizes = '01005|0201|0402|0603|0805|1206|1210|1806|1808|1812|2010|2220|2512'
/** Sizes that footprints name in tenths of a millimetre, of chips and small cases. */
export const metricSizes = '1005|1608|2012|2125|3216|3225|3528|4516|4532|5025|5050|5750|6032|6332|7343'
/** Families that people write with a number of pins. */
const families =
  't?sot|p?dip|cdip|sdip|sip|[hel]?sop|vsop|so(?:ic)?|soj|ssop|h?t?ssop|tsop|[hv]?msop|vssop|[uwvtfl]?f?qfn|[tuwvx]?dfn|[vwx]?son|[ltfe]?qfp|lfcsp|plcc|lcc|[utfl]?f?bga|[fw]?lga|wlcsp|csp|to|sod|do|ipak|smd'
/** Names that are packages with these numbers only: HC595 and LL4148 are parts. */
const named =
  'hc-?49[a-z]{0,2}[-_ ]?smd|hc-?(?:49|18)|sc-?(?:59|62|70|74|75|76|79|88|89)|ll-?(?:34|41)|d2?pak|sm[abcf]|sm[ab]f|(?:mini)?melf'
const whole = new RegExp(
  `(?:(?:${chipSizes})|(?:${families})-?\\d{1,4}(?:[a-z]{1,3})?(?:-\\d{1,3}[a-z]?)?(?:-\\d{1,3}mil)?(?:\\([\\d.x*×]{3,12}\\))?|(?:${named})(?:[a-z]{1,2})?(?:-\\d{1,2})?)(?![a-z0-9])`,
  'iy',
)

const metric = /[1-7][0-9][1-5][0-9](?![a-z0-9.])/iy

/** How many characters from a place on are a package; nothing when none. The text is plain width. */
export const packageLength = ({ text, at, trade }: Place): number =>
  (matchAt(whole, text, at) ?? (trade.hasMetricSizes ? matchAt(metric, text, at) : null))?.[0].length ?? 0

const sameFamily: Record<string, string> = { soic: 'so', sop: 'so', pdip: 'dip', cdip: 'dip', hc49s: 'hc49' }
/** Two names of one outline. */
const sameOutline: Record<string, string> = {
  dpak: 'to252',
  d2pak: 'to263',
  do214ac: 'sma',
  do214aa: 'smb',
  do214ab: 'smc',
  sc70: 'sot323',
  sc59: 'sot23',
  sot233: 'sot23',
  to236: 'sot23',
  sot25: 'sot235',
  sot26: 'sot236',
  hc49u: 'hc49',
  hc49us: 'hc49',
  hc49ssmd: 'hc49smd',
  hc49usmd: 'hc49smd',
  hc49ussmd: 'hc49smd',
}

const parts = /^([a-z]+)(\d.*)$/

/**
 * One spelling for the packages that a board takes for each other: SOP-8, SOIC-8-150mil and SO8 are so8.
 *
 * @example packageKey('LQFP-48(7x7)') // 'lqfp48'
 */
export function packageKey(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(,].*$/, '')
    .replace(/-[\d.]+m(?:il|m)$/, '')
    .replace(/^(?:smd|led|plcc)[-_ ]?(?=\d{4})|(?<=\d{4})-\d+p$/g, '')
    // The legs of these say nothing new: TO-220-3, SOT-223-4, TO-252-2L.
    .replace(/^(to-?\d{2,3}|sot-?(?:223|89|323|523))-[2-4]l?$/, '$1')
    .replaceAll(/[^a-z0-9]/g, '')
    // SOT-23-3L and DFN-8-EP say more than the outline.
    .replace(/(?<=\d)(?:l|ep|s)$/, '')
  const [, family = '', rest = ''] = parts.exec(plain) ?? []
  const key = family === '' ? plain : `${sameFamily[family] ?? family}${rest}`
  return sameOutline[key] ?? key
}
