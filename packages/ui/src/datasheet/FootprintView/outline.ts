/** A package seen from above, in millimetres. */
export interface Outline {
  /** dual: pins on two sides; quad: on four; chip: two end caps; diode: a lead at each end; tab: pins below, a cooling tab above; ball: an array under it. */
  form: 'dual' | 'quad' | 'chip' | 'diode' | 'tab' | 'ball'
  /** The body: along its pin rows, and across. */
  width: number
  height: number
  /** Pins from left to right at the top and at the bottom; of a quad, on each side. */
  pins: { top: number; bottom: number }
  /** From pin to pin; 0 where there is only one. */
  pitch: number
  /** How far a lead stands out of the body; 0 for leads under it. */
  reach: number
  /** How wide a lead is. */
  lead: number
  /** Whether a cooling pad lies under it. */
  hasPad: boolean
  /** How far a cooling tab stands out above. */
  tab?: number
}

type Size = [width: number, height: number]
/** From pin to pin, out of the body, across one lead. */
type Leads = [pitch: number, reach: number, lead: number]

const uneven = (top: number, bottom: number, [width, height]: Size, [pitch, reach, lead]: Leads): Outline => ({
  form: 'dual',
  width,
  height,
  pins: { top, bottom },
  pitch,
  reach,
  lead,
  hasPad: false,
})
const dual = (each: number, size: Size, leads: Leads): Outline => uneven(each, each, size, leads)
const quad = (each: number, side: number, leads: Leads): Outline => ({
  ...dual(each, [side, side], leads),
  form: 'quad',
  hasPad: leads[1] === 0,
})
const chip = (width: number, height: number, cap: number): Outline => ({
  ...dual(0, [width, height], [0, 0, cap]),
  form: 'chip',
})
const diode = (size: Size, reach: number, lead: number): Outline => ({
  ...dual(0, size, [0, reach, lead]),
  form: 'diode',
})
const tab = (pins: number, size: Size, leads: Leads, above = 0): Outline => ({
  ...uneven(0, pins, size, leads),
  form: 'tab',
  tab: above,
})

/** Nominal sizes by the names the trade uses (JEDEC, EIA). */
const exact: Record<string, Outline | undefined> = {
  '0201': chip(0.6, 0.3, 0.15),
  '0402': chip(1, 0.5, 0.25),
  '0603': chip(1.6, 0.8, 0.35),
  '0805': chip(2, 1.25, 0.5),
  '1206': chip(3.2, 1.6, 0.5),
  '1210': chip(3.2, 2.5, 0.5),
  '2010': chip(5, 2.5, 0.6),
  '2512': chip(6.4, 3.2, 0.6),
  'SOD-123': diode([2.7, 1.6], 0.5, 0.6),
  'SOD-323': diode([1.7, 1.25], 0.4, 0.35),
  SMA: diode([4.3, 2.6], 0.45, 1.5),
  SMB: diode([4.3, 3.6], 0.5, 2),
  SMC: diode([6.9, 5.9], 0.5, 3),
  'SOT-23': uneven(1, 2, [2.9, 1.3], [1.9, 0.55, 0.4]),
  'SOT-23-3': uneven(1, 2, [2.9, 1.6], [1.9, 0.6, 0.4]),
  'SOT-23-5': uneven(2, 3, [2.9, 1.6], [0.95, 0.6, 0.4]),
  'SOT-23-6': dual(3, [2.9, 1.6], [0.95, 0.6, 0.4]),
  'SOT-223': uneven(1, 3, [6.5, 3.5], [2.3, 1.75, 0.7]),
  'SOT-89': uneven(1, 3, [4.5, 2.5], [1.5, 0.8, 0.45]),
  'TO-252': tab(3, [6.6, 6.1], [2.28, 2.8, 0.76], 1),
  'TO-263': tab(3, [10.2, 8.7], [2.54, 4.6, 0.8], 1.3),
  'TO-263-5': tab(5, [10.2, 8.7], [1.7, 4.6, 0.8], 1.3),
  'TO-220': tab(3, [10.2, 9.2], [2.54, 13, 0.8], 6.4),
  'TO-247': tab(3, [15.9, 20.9], [5.45, 14, 1.2]),
  'TO-92': tab(3, [4.6, 3.6], [1.27, 6, 0.45]),
}

/** Families whose size follows from the count of pins. */
const families: [name: RegExp, outline: (pins: number) => Outline][] = [
  [/^(H?SOIC|H?SOP|SO|ESOP)$/, (pins) => dual(pins / 2, soicBody(pins), [1.27, pins > 16 ? 1.4 : 1.05, 0.41])],
  [/^(TSSOP|HTSSOP)$/, (pins) => dual(pins / 2, [(pins / 2) * 0.65, 4.4], [0.65, 1, 0.25])],
  [/^SSOP$/, (pins) => dual(pins / 2, [(pins / 2) * 0.65 + 0.7, 5.3], [0.65, 1.25, 0.3])],
  [/^(MSOP|VSSOP|UMAX)$/, (pins) => dual(pins / 2, [3, 3], [pins > 8 ? 0.5 : 0.65, 0.95, 0.27])],
  [/^P?DIP$/, (pins) => dual(pins / 2, [(pins / 2) * 2.54 - 0.8, pins >= 40 ? 13.8 : 6.4], [2.54, 0.75, 1.2])],
  [/^(L|T|E|H)?QFP$/, (pins) => quad(pins / 4, quadSide(pins), pins <= 44 ? [0.8, 1, 0.35] : [0.5, 1, 0.22])],
  [/^(V|W|U|UF|A|TQ)?QFP?N$/, (pins) => quad(pins / 4, Math.max(3, (pins / 4) * 0.5 + 1), [0.5, 0, 0.25])],
  [
    /^(W|V|U|X)?(DFN|SON)$/,
    (pins) => ({ ...dual(pins / 2, squareOf(Math.max(2, (pins / 2) * 0.5 + 0.5)), [0.5, 0, 0.25]), hasPad: true }),
  ],
  [
    /BGA$/,
    (pins) => ({
      ...uneven(Math.ceil(Math.sqrt(pins)), 0, squareOf(Math.ceil(Math.sqrt(pins)) * 0.8 + 0.6), [0.8, 0, 0.4]),
      form: 'ball',
    }),
  ],
]

const squareOf = (side: number): Size => [side, side]
const soicBody = (pins: number): Size => [pins <= 8 ? 4.9 : (pins / 2) * 1.27 - 0.26, pins > 16 ? 7.5 : 3.9]

/** LQFP bodies: 7 mm to 48 pins, 10 to 64, 14 to 100, 20 to 144, 24 beyond. */
function quadSide(pins: number): number {
  const steps: [most: number, side: number][] = [
    [32, 7],
    [44, 10],
    [48, 7],
    [64, 10],
    [100, 14],
    [144, 20],
  ]
  return steps.find(([most]) => pins <= most)?.[1] ?? 24
}

/** The outline behind a package's name as catalogues write it: SOT23-5, SOP-8, LQFP-48(7x7), SOIC-8-EP. */
export function outlineOf(name: string): Outline | null {
  const plain = name
    .toUpperCase()
    .replaceAll(/[\s_]/g, '')
    .replace(/^TSOT/, 'SOT')
    .replace(/^(SOT|SOD|TO)(\d)/, '$1-$2')
  const [, base = plain, width, height] = /^(.*?)\(?(\d+(?:\.\d+)?)[X×](\d+(?:\.\d+)?)(?:MM)?\)?$/.exec(plain) ?? []
  const found = known(base.replace(/[-(]+$/, ''))
  return found && width !== undefined && found.form !== 'chip'
    ? { ...found, width: Number(width), height: Number(height) }
    : found
}

function known(name: string): Outline | null {
  const hasPad = /-(EP|PAD|1EP)$|^(ESOP|HSOP|HTSSOP|HSOIC)/.test(name)
  const base = name
    .replace(/-(EP|PAD|1EP)$/, '')
    .replace(/^(SOT-23-[356])L$/, '$1')
    .replace(/^(TO-(?:220|247|252|263))(?:-3|-2|AB|AC|F|FP)?L?$/, '$1')
    .replace(/^(SOD-\d+)F?L?$/, '$1')
    .replace(/^\D{0,2}(0201|0402|0603|0805|1206|1210)$/, '$1')
  const outline = exact[base] ?? family(base)
  return outline && hasPad ? { ...outline, hasPad } : outline
}

function family(name: string): Outline | null {
  const [, kind = '', count = ''] = /^([A-Z]+)-?(\d{1,3})$/.exec(name) ?? []
  const pins = Number(count)
  return pins >= 4 ? (families.find(([shape]) => shape.test(kind))?.[1](pins) ?? null) : null
}
