/** A value taken apart: 100 nF is the figure 100 and the unit nF; X7R is a word, without either. */
export interface Figure {
  figure: string
  unit: string
}

const number = String.raw`[−+-]?\d[\d,]*(?:\.\d+)?`
const shape = new RegExp(
  `^([±≤≥<>≈~]?\\s*${number}(?:\\s*[–~]\\s*${number})?)\\s*([^\\d\\s/·×,;，；][^\\d\\s×;；，]{0,7})$`,
)

/** Parts the figure from its unit, where a value is one figure or one range and a unit. */
export function figureOf(value: string): Figure | null {
  const [, figure, unit] = shape.exec(value.trim()) ?? []
  return figure !== undefined && unit !== undefined ? { figure: figure.replaceAll(/\s/g, ''), unit } : null
}
