import { chipSizes, metricSizes } from '../query/index.ts'

/** A kind of part that is named by its value, as the trade says it. */
export type LineKind = 'bead' | 'capacitor' | 'crystal' | 'diode' | 'inductor' | 'led' | 'resistor'

interface KindSigns {
  /** The word that a search asks for, and that tells what a bare `104` means. */
  word: string
  /** Base unit of the value it is named by; empty where there is none. */
  unit: string
  /** In the words of a line. */
  words: RegExp
  /** Letters of its places on a board. */
  places: RegExp
  /** The head of a footprint: R_0603, CAP0402, LED-0805. */
  footprint: RegExp
}

const end = (sizes: string) => `(?=[-_ ]?(?:SMD|CHIP)?[-_ ]?(?:${sizes}|POLARIZED|$))`
/** One letter and four digits are a part as often as a footprint: CP2102, L7805. */
const known = end(`${chipSizes}|${metricSizes}`)
const footprint = (heads: string, behind = end('\\d{4,5}')) => new RegExp(`(?:^|[:/])(?:${heads})${behind}`, 'i')

/** The first whose words are said is meant: a bead before a resistor, for it has ohms. */
export const kinds: Readonly<Record<LineKind, KindSigns>> = {
  bead: {
    word: '磁珠',
    unit: 'Ω',
    words: /磁珠|(?:^| )FB(?= \d)|\bbeads?\b|\bferrite chips?\b|@ ?100 ?mhz|[\dkrΩ](?:ohms?)?[ ,/]{1,2}100 ?mhz/i,
    places: /^FB/i,
    footprint: footprint('FB|BEAD', known),
  },
  led: {
    word: 'LED',
    unit: '',
    words: /\bleds?\b|发光|灯珠|[红绿蓝白黄橙紫](?:色灯|灯)/i,
    places: /^(?:LED|DS)\d/i,
    footprint: footprint('LEDS?', '(?![a-z])'),
  },
  crystal: {
    word: '晶振',
    unit: 'Hz',
    words: /晶振|晶体(?!管)|\bcrystal\b|\bxtal\b|谐振器|\b32\.768 ?k/i,
    places: /^(?:Y|X|XTAL|OSC)\d/i,
    footprint: footprint('CRYSTAL|XTAL|OSC'),
  },
  capacitor: {
    word: '电容',
    unit: 'F',
    words: /电容|電容|\bcaps?\b|\bcapacitors?\b|\bmlcc\b|\b(?:x[5-8][rstuv]|c[0o]g|np[0o]|y5v|z5u)\b/i,
    places: /^C\d/i,
    footprint: footprint('CP?|CAP|CAPC', known),
  },
  inductor: {
    word: '电感',
    unit: 'H',
    words: /电感|電感|\binductors?\b|\bind\b/i,
    places: /^L\d/i,
    footprint: footprint('L|IND', known),
  },
  resistor: {
    word: '电阻',
    unit: 'Ω',
    // A jack and a transformer have ohms, and are none.
    words:
      /电阻|電阻|排阻|电位器|\bres\b|\bresistors?\b|^(?!.*\b(?:conn|connector|jack|balun|antenna|transformer|xfmr|filter)\b).*\bohms?\b/i,
    places: /^R[SNPATV]?\d/i,
    footprint: footprint('R|RES|RESC', known),
  },
  diode: {
    word: '二极管',
    unit: '',
    words: /二极管|\bdiodes?\b|肖特基|schottky/i,
    places: /^D\d/i,
    footprint: footprint('D|DIODE', known),
  },
}

/** All kinds that some words name, for what is described by several; what is a bead has ohms, and is no resistor. */
export function kindsNamed(words: string): LineKind[] {
  const named = (Object.keys(kinds) as LineKind[]).filter((kind) => kinds[kind].words.test(words))
  return named.includes('bead') ? named.filter((kind) => kind !== 'resistor') : named
}

/** What kind of part a line means: by its words, its footprint, wherever that stands, then by the letters of its places. */
export function kindOf(told: { words: string; footprint: string; designator: string }): LineKind | undefined {
  const all = Object.entries(kinds) as [LineKind, KindSigns][]
  const place = told.designator.trim()
  const found =
    all.find(([, { words }]) => words.test(told.words)) ??
    // Beads lie on footprints of inductors.
    all.find(([kind, { places }]) => kind === 'bead' && places.test(place)) ??
    all.find(([, { footprint: head }]) => head.test(told.footprint)) ??
    all.find(([, { footprint: head }]) =>
      told.words.split(/[\s,，;]+/).some((word) => /\d{4}/.test(word) && head.test(word)),
    ) ??
    all.find(([, { places }]) => places.test(place))
  return found?.[0]
}
