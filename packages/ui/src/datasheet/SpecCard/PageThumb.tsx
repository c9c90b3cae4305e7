import * as S from './SpecCard.styles.ts'

/** What stands at the foot of a first page: a curve, a table, a part. */
const figures = ['M20 36l3-5 3 2 4-6', 'M19 28h11v8H19zM19 32h11M23 28v8', 'M20 29h4v5h-4zM24 31h5M17 31h3']

/** A first page in small: the lines differ by document, but each document keeps its own. */
export function PageThumb({ seed }: { seed: number }) {
  const width = (at: number, least: number, most: number) => least + scatter(seed * 31 + at) * (most - least)
  const left = Array.from(
    { length: 9 },
    (_, at) => `M4 ${(14 + at * 2.6).toFixed(1)}h${width(at, 5, 12).toFixed(1)}`,
  ).join('')
  const right = Array.from(
    { length: 4 },
    (_, at) => `M19 ${(14 + at * 2.6).toFixed(1)}h${width(at + 9, 5, 11).toFixed(1)}`,
  ).join('')

  return (
    <S.Thumb viewBox="0 0 34 46" width={34} height={46} aria-hidden>
      <rect x={0.5} y={0.5} width={33} height={45} />
      <path d={`M4 6h${width(20, 14, 21).toFixed(1)}`} strokeWidth={1.6} opacity={0.7} />
      <path d={`M4 9.5h26${left}${right}`} strokeWidth={0.8} opacity={0.36} />
      <path d={figures[Math.floor(scatter(seed) * figures.length)]} strokeWidth={0.8} opacity={0.55} />
    </S.Thumb>
  )
}

/** A number from 0 to 1 that looks like chance and is the same on server and browser. */
function scatter(seed: number): number {
  const mixed = Math.imul((seed ^ 0x9e3779b9) >>> 0, 0x85ebca6b) >>> 0
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}
