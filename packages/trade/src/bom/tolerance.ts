import type { LineFigure } from './line.ts'

/**
 * Figures as they are written, with those that only bound another one as its share: ±0.25 pF of 10 pF is 2.5 %, and no
 * second capacitance.
 */
export const withShares = (figures: readonly LineFigure[]): LineFigure[] =>
  figures.map((figure) => {
    const whole = isBound(figure) ? figures.find((one) => one.unit === figure.unit && !isBound(one)) : undefined
    if (!whole) return { ...figure, text: figure.text.replace(/^[±≤≥<>]/, '') }
    return { unit: '%', value: Number(((figure.value / whole.value) * 100).toPrecision(6)), text: figure.text }
  })

const isBound = ({ unit, text }: LineFigure): boolean => unit !== '%' && text.startsWith('±')

/** Whether the words of a part, in capitals, tell such a bound as the line writes it. */
export const tellsBound = (words: string, { text }: LineFigure): boolean =>
  text.startsWith('±') && words.replaceAll(' ', '').includes(text.replaceAll(' ', '').toUpperCase())
