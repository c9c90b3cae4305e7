import type { Place, Shape, Word } from './shape.ts'

/** What a symbol draws, and the space that it takes. */
export interface Drawn {
  shapes: Shape[]
  place: Place
}

const path = (d: string): Shape => ({ kind: 'path', d })
const filled = (d: string): Shape => ({ kind: 'path', d, fill: true })
const word = (text: string, x: number, y: number, align: Word['align'] = 'start'): Word => ({
  kind: 'text',
  text,
  x,
  y,
  align,
})
const label = (...told: Parameters<typeof word>): Word => ({ ...word(...told), bold: true })

/** A part that stands upright, its name at its right. */
const upright = (x: number, y: number, name: string, ...strokes: Shape[]): Drawn => ({
  shapes: [...strokes, label(name, x + 14, y + 35)],
  place: { x: x - 14, y: y + 12, width: 54, height: 36 },
})

/** A part that lies, its name above. */
const lying = (x: number, y: number, name: string, ...strokes: Shape[]): Drawn => ({
  shapes: [...strokes, label(name, x + 30, y - 13, 'middle')],
  place: { x: x + 8, y: y - 27, width: 44, height: 38 },
})

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
const dot = (x: number, y: number): Shape => filled(`M${x - 2.5} ${y}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z`)

/** Parts that have a name, by the word that draws them; those with two legs are 60 units long. */
export const parts: Readonly<Record<string, (x: number, y: number, name: string, way: string) => Drawn>> = {
  res: (x, y, name) => upright(x, y, name, path(`M${x} ${y}v15M${x} ${y + 45}v15${box(x - 6, y + 15, 12, 30)}`)),
  resh: (x, y, name) => lying(x, y, name, path(`M${x} ${y}h15M${x + 45} ${y}h15${box(x + 15, y - 6, 30, 12)}`)),
  cap: (x, y, name) =>
    upright(x, y, name, path(`M${x} ${y}v27M${x} ${y + 33}v27M${x - 11} ${y + 27}h22M${x - 11} ${y + 33}h22`)),
  caph: (x, y, name) =>
    lying(x, y, name, path(`M${x} ${y}h27M${x + 33} ${y}h27M${x + 27} ${y - 10}v20M${x + 33} ${y - 10}v20`)),
  coil: (x, y, name) => lying(x, y, name, path(`M${x} ${y}h10${'a5 6 0 0 1 10 0'.repeat(4)}h10`)),
  crystal: (x, y, name) =>
    upright(
      x,
      y,
      name,
      path(
        `M${x} ${y}v20M${x} ${y + 40}v20M${x - 11} ${y + 20}h22M${x - 11} ${y + 40}h22${box(x - 8, y + 24, 16, 12)}`,
      ),
    ),
  diode: (x, y, name, way) => {
    const [tip, base] = way === 'up' ? [y + 22, y + 38] : [y + 38, y + 22]
    const body = `M${x - 9} ${base}h18L${x} ${tip}zM${x - 9} ${tip}h18`
    return upright(x, y, name, path(`M${x} ${y}v22M${x} ${y + 38}v22${body}`))
  },
  diodeh: (x, y, name) =>
    lying(
      x,
      y,
      name,
      path(`M${x} ${y}h22M${x + 38} ${y}h22M${x + 22} ${y - 9}v18L${x + 38} ${y}zM${x + 38} ${y - 9}v18`),
    ),
  tvs: (x, y, name) =>
    upright(
      x,
      y,
      name,
      path(
        `M${x} ${y}v14M${x} ${y + 46}v14M${x - 9} ${y + 14}h18L${x} ${y + 30}zM${x - 9} ${y + 46}h18L${x} ${y + 30}zM${x - 11} ${y + 30}h22`,
      ),
    ),
  led: (x, y, name) =>
    upright(
      x,
      y,
      name,
      path(
        `M${x} ${y}v22M${x} ${y + 38}v22M${x - 9} ${y + 22}h18L${x} ${y + 38}zM${x - 9} ${y + 38}h18M${x - 12} ${y + 24}l-8 -6M${x - 12} ${y + 31}l-8 -6`,
      ),
    ),
  nmos: (x, y, name) => ({
    shapes: [
      path(
        `M${x} ${y}v18h-12M${x} ${y + 60}v-18h-12M${x - 12} ${y + 12}v36M${x - 18} ${y + 14}v32M${x - 18} ${y + 30}h-22M${x - 12} ${y + 30}h12v12`,
      ),
      filled(`M${x - 12} ${y + 30}l7 -3.5v7z`),
      label(name, x + 8, y + 35),
    ],
    place: { x: x - 24, y: y + 8, width: 60, height: 44 },
  }),
  relay: (x, y, name) =>
    upright(
      x,
      y,
      name,
      path(`M${x} ${y}v18M${x} ${y + 42}v18${box(x - 12, y + 18, 24, 24)}M${x - 12} ${y + 42}l24 -24`),
    ),
  opamp: (x, y, name) => ({
    shapes: [
      path(`M${x} ${y}v80l70 -40z`),
      word('+', x + 8, y + 25),
      word('−', x + 8, y + 65),
      label(name, x + 24, y + 45),
    ],
    place: { x: x - 4, y: y - 4, width: 80, height: 88 },
  }),
}

/** What has no name of its own. */
export const signs: Readonly<Record<string, (x: number, y: number, rest: readonly string[]) => Shape[]>> = {
  dot: (x, y) => [dot(x, y)],
  gnd: (x, y) => [path(`M${x} ${y}v8M${x - 11} ${y + 8}h22M${x - 7} ${y + 12}h14M${x - 3} ${y + 16}h6`)],
  wire: (x, y, rest) => [
    path(
      `M${x} ${y}${pairs(rest.map(Number))
        .map(([a, b]) => `L${a} ${b}`)
        .join('')}`,
    ),
  ],
  port: (x, y, [side, ...name]) => [
    path(`M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z`),
    word(name.join(' '), x, y - 10, side === 'R' ? 'end' : 'start'),
  ],
  rail: (x, y, name) => [path(`M${x - 14} ${y}h28`), word(name.join(' '), x, y - 6, 'middle')],
  text: (x, y, words) => [word(words.join(' '), x, y)],
}

const pairs = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => [numbers[at * 2] ?? 0, numbers[at * 2 + 1] ?? 0])

/** A block with pins at its sides: `VIN@20` stands 20 units below its upper edge. */
export function chip(
  place: Place,
  name: string,
  model: string,
  sides: readonly [left: string[], right: string[]],
): Drawn {
  const { x, y, width, height } = place
  const pins = sides.flatMap((names, side) =>
    names.map((told) => {
      const [pin = '', down = '0'] = told.split('@')
      return word(pin, side === 0 ? x + 7 : x + width - 7, y + Number(down) + 4.5, side === 0 ? 'start' : 'end')
    }),
  )
  const middle = x + width / 2
  return {
    shapes: [
      { kind: 'path', d: box(x, y, width, height), strong: true },
      ...pins,
      label(name, middle, y + height - 26, 'middle'),
      word(model, middle, y + height - 10, 'middle'),
    ],
    place,
  }
}
