import { addTo, passagesOf, type SpecClues } from './spec-clues.ts'

/** A part number that a file may be about, and how likely. */
export interface ModelClue {
  model: string
  weight: number
}

const mostClues = 40
/** However often it stands somewhere, a number is counted so many times there. */
const mostTimes = 2

/** Part numbers in a file, the likeliest first. */
export function modelsIn(clues: SpecClues): ModelClue[] {
  const found = passagesOf(clues).map(({ text, weight }) => ({ numbers: numbersIn(text), weight }))
  const sums = new Map<string, number>()
  for (const { numbers, weight } of found)
    for (const [key, times] of timesOf(numbers)) addTo(sums, key, { weight: weight * times, most: 200 })
  // As it is written where it counts most.
  const spelling = new Map(
    found.flatMap(({ numbers }) => numbers.map((word) => [word.toUpperCase(), word] as const)).toReversed(),
  )
  return [...sums]
    .map(([key, weight]) => ({ model: spelling.get(key) ?? key, weight }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostClues)
}

/** How often each stands there, up to a ceiling. */
function timesOf(numbers: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const number of numbers) addTo(times, number.toUpperCase(), { weight: 1, most: mostTimes })
  return times
}

function numbersIn(text: string): string[] {
  const words = text.normalize('NFKC').match(/[A-Za-z0-9](?:[A-Za-z0-9+./-]*[A-Za-z0-9])?/g) ?? []
  return words.flatMap((word) => word.split('/')).filter(isNumber)
}

/** 4 to 30 signs, with a letter in capitals and a figure; nothing that the trade writes for other things. */
const isNumber = (word: string): boolean =>
  word.length >= 4 &&
  word.length <= 30 &&
  /\d/.test(word) &&
  /[A-Z]/.test(word) &&
  // Words of a text are in small letters; numbers have a few at the most.
  (word.match(/[a-z]/g)?.length ?? 0) <= 3 &&
  !others.some((pattern) => pattern.test(word))

const packages =
  'SOT SOIC SO SOP SOJ SON TSOT SSOP TSSOP VSSOP MSOP HTSSOP HSOP WSON VSON USON X2SON QFN VQFN WQFN UQFN TQFN DFN UDFN WDFN TDFN ' +
  'QFP LQFP TQFP HTQFP BGA FBGA LFBGA TFBGA UFBGA VFBGA NFBGA CSP WLCSP DSBGA DIP PDIP CDIP SIP TO DO SC PLCC SMA SMB LGA DPAK D2PAK MO MS'

const others = [
  // Quantities: 3.3V, 100nF, 16MHz, 10k.
  /^\d+(?:\.\d+)?[kKMGmunp]?(?:V|A|W|Hz|HZ|F|H|Ohm|OHM|s|S|B|b|C|mm|bit|BIT|bps|SPS|MSPS|ppm|PPM|dB|DC|AC|Vdc|VDC|X|x)?$/,
  /^\d+(?:\.\d+)?[a-zA-Z]{1,2}-to-|^\d+[xX]\d+/,
  new RegExp(`^(?:${packages.replaceAll(' ', '|')})-?\\d+[A-Z]*(?:-\\d+[A-Z]*)?$`, 'i'),
  // Standards and buses.
  /^(?:ISO-?(?:9001|14001|26262|11898|10605|7637|7816)|IEC-?\d{4,}.*|JESD-?\d+.*|AEC-?Q\d+|MIL-.*|IPC-.*|RS-?(?:232|422|485)|USB-?[123].*|IEEE-?\d+.*|UL-?\d{2,5}|EN-?\d{5}.*|RFC-?\d+|UTF-?\d+|(?:LP)?DDR\d.*|MSL-?\d.*)$/i,
  // Numbers of documents, versions, pages.
  /^(?:SLVS|SLLS|SNVS|SBOS|SPRS|SLUS|SLOS|SLAS|SCES|SCLS|SNOS|SBAS|DOC|RM|UM|PM|TN|ECMA)-?\d{3,}[A-Z]*$/,
  /^(?:REV|VER|V|PAGE|FIG|TABLE)[.-]?\d[\w.~+-]*$/i,
  // Dates and telephone numbers.
  /^(?:19|20)\d\d(?:[-./]\d+)*$|^\d+(?:-\d+)+$/,
]
