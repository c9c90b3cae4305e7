/** The form of a package, as far as a drawing needs it. */
export interface PackageShape {
  kind: 'chip' | 'diode' | 'dual' | 'tab' | 'quad' | 'grid' | 'radial'
  pins: number
  name: string
  /** Terminals below the body instead of beside it. */
  flat: boolean
  /** A bare metal pad below the body. */
  pad: boolean
  /** Nominal length and width in millimetres where the chip code says so. */
  nominal?: readonly [length: string, width: string]
}

const chipSizes: Record<string, readonly [string, string]> = {
  '0201': ['0.6', '0.3'],
  '0402': ['1.0', '0.5'],
  '0603': ['1.6', '0.8'],
  '0805': ['2.0', '1.25'],
  '1206': ['3.2', '1.6'],
  '1210': ['3.2', '2.5'],
  '1812': ['4.5', '3.2'],
  '2010': ['5.0', '2.5'],
  '2512': ['6.3', '3.2'],
}

const rules: readonly (readonly [RegExp, PackageShape['kind'], pins: number])[] = [
  [/BGA|CSP|LGA/i, 'grid', 64],
  [/QFN|QFP|PLCC|QFPN/i, 'quad', 32],
  [/SOT-?23|SOT-?2\d|SOT-?3|SC-?70|SOT-?5|TSOT|SSOT/i, 'dual', 3],
  [/SO[PI]|SOIC|DIP|DFN|SON|MSOP|TSOP|SSOP|US8|光耦/i, 'dual', 8],
  [/^TO-?(92|18|126|3P?$|247|220)|插件|直插|DO-/i, 'radial', 3],
  [/TO-|DPAK|D2PAK|SOT-?89|SOT-?22|TDSON|LFPAK|PowerPAK/i, 'tab', 3],
  [/SOD|^SM[ABCF]|MELF|MB[SF]/i, 'diode', 2],
]

/** Reads a package name; a name that says nothing is drawn as a chip with two ends or a body with two rows. */
export function packageShapeOf(name: string, terminals: number): PackageShape {
  const chip = /^(?:[A-Z]-)?(\d{4})/.exec(name)
  const nominal = chipSizes[chip?.[1] ?? '']
  const base = { name, flat: /QFN|DFN|SON|LGA|QFPN/i.test(name), pad: /EP|QFN|DFN|SON/i.test(name) }
  if (chip) return { ...base, kind: 'chip', pins: 2, ...(nominal ? { nominal } : {}) }
  const rule = rules.find(([pattern]) => pattern.test(name))
  if (!rule) return { ...base, kind: terminals > 2 ? 'dual' : 'chip', pins: terminals > 2 ? 8 : 2 }
  const [, kind, usual] = rule
  return { ...base, kind, pins: pinsOf(name, kind === 'radial' ? Math.min(3, terminals) : usual) }
}

function pinsOf(name: string, usual: number): number {
  // The number of a family, as in SOT-23 or TO-263, is no count of pins; a second number is.
  const rest = name.replace(/^(TSOT|SSOT|SOT|SOD|TO|DO|SC)-?\d+[A-Z]*/i, '')
  const pins = Number(/-(\d{1,3})(?:-[A-Z]+)?$/.exec(rest)?.[1] ?? usual)
  return pins >= 2 && pins <= 400 ? pins : usual
}
