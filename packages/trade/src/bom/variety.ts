import type { LineKind } from './kind.ts'

/** Resistors that have a value and are no plain resistor: one never stands in for another. */
const varieties = [
  // 10K/3950: the figure behind the ohms is how steep it is.
  [
    '热敏电阻',
    /热敏|\bntc\b|\bptc\b|thermistor|(?<![\w.])\d{1,3}[kK]Ω?[ /]B?(?:3380|3435|3450|3950|3970|3977|4050|4150|4250)K?(?![\w%])/i,
  ],
  ['排阻', /排阻|\barrays?\b|\bnetworks?\b|\b(?:0201|0402|0603)[x×*][248]\b/i],
  ['压敏电阻', /压敏|varistor/i],
  // 3296W and its kin are what everybody calls trimmers by.
  [
    '电位器',
    /电位器|可调电阻|\btrimmers?\b|potentiometer|\b(?:3006|3214|3224|3266|3296|3299|3314|3362|3386|3590)[A-Z]\b/i,
  ],
] as const

/** Places on a board that are none of a plain resistor, whatever else is told: RN1, RT2, NTC1. */
const places = /^(?:RN|RA|RP|RT|TH|NTC|PTC|RV|VR|MOV)\d/i

const oscillator = /有源|振荡器|\boscillators?\b|\bosc\b|\b(?:tc|vc|oc|sp)?xo\b/i
const resonator = /无源|谐振器|\bcrystals?\b|\bxtal\b|晶体(?!管)/i

/** What a crystal is called that has a supply of its own. */
export const active = '有源晶振'

/** How capacitors are made, which are none of each other's; the first that is said: 钽电解 is tantalum, X7R is ceramic. */
const makes = [
  ['固态电容', /固态|固液|聚合物|polymer|hybrid|solid capacitor/i],
  ['钽电容', /钽|tantal|\btant?\b|\bcp_eia/i],
  ['薄膜电容', /薄膜|\bfilm\b|\bcbb\b|安规|涤纶|聚丙烯/i],
  ['电解电容', /电解|electrolytic|\balum(?:inum)?\b|\bcp_(?:elec|radial|axial)/i],
  ['陶瓷电容', /陶瓷|瓷片|独石|\bmlcc\b|ceramic|\b(?:x[5-8][rstuv]|c[0o]g|np[0o]|y5v|z5u)\b/i],
] as const

/** How some words say that a capacitor is made; undefined where they do not. */
export const capacitorVariety = (words: string): string | undefined => makes.find(([, sign]) => sign.test(words))?.[0]

/** Colours of LEDs; what is named by two of them is the first: 黄绿色 is no yellow, 红外 no red. */
const colours = [
  ['全彩', /全彩|幻彩|七彩|\brgbw?\b/i],
  ['红外', /红外|infra-?red|\bir\b/i],
  ['紫外', /紫外|\buv[abc]?\b/i],
  ['绿色', /绿|green/i],
  ['红色', /红|(?<![a-z])red(?![a-z])/i],
  ['蓝色', /蓝|blue/i],
  ['白色', /白|white/i],
  ['黄色', /黄|yellow/i],
  ['橙色', /橙|orange|amber/i],
] as const

/** The colour of an LED that some words tell. */
export const ledColour = (words: string): string | undefined => colours.find(([, sign]) => sign.test(words))?.[0]

/** What some words and a place on the board tell of a kind of part: which resistor, crystal or capacitor it is. */
export function varietyOf(kind: LineKind | undefined, words: string, designator = ''): string | undefined {
  if (kind === 'capacitor') return capacitorVariety(words)
  if (kind === 'led') return ledColour(words.replaceAll('_', ' '))
  if (kind !== 'crystal') return resistorVariety(words, designator)
  // What has a supply of its own needs no load.
  return crystalVariety(words, designator) ?? (/\d ?pf\b/i.test(words) ? '' : undefined)
}

/** Whether some words tell a crystal with a supply of its own: 有源晶振; empty of a plain one, undefined where they do not say. */
export function crystalVariety(words: string, designator = ''): string | undefined {
  const plain = words.replaceAll('_', ' ')
  // The catalogues of 立创 call every one of them an oscillator, and say behind it which it is.
  if (/无源晶振|crystals rohs/i.test(plain)) return ''
  if (oscillator.test(plain) || /^OSC\d/i.test(designator.trim())) return active
  return resonator.test(plain) ? '' : undefined
}

/** What kind of resistor some words tell: 排阻; empty where it is a plain one, undefined where only its place says that it is not. */
export function resistorVariety(words: string, designator = ''): string | undefined {
  const found = varieties.find(([, sign]) => sign.test(words))?.[0]
  return found ?? (places.test(designator.trim()) ? undefined : '')
}
