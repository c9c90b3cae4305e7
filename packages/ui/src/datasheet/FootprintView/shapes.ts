import type { Outline } from './outline.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A drawing of an outline in a square of 176, with room for its dimensions right of it and below. */
export interface Shapes {
  body: Box
  leads: Box[]
  pad: Box | null
  tab: Box | null
  balls: { x: number; y: number; r: number }[]
  /** The first pin's dot, or a diode's cathode bar. */
  mark: { x: number; y: number; form: 'dot' | 'bar' } | null
  /** Where two neighbouring pins stand at the top, to tell their pitch. */
  pitch: { from: number; to: number; y: number } | null
}

const centre = { x: 74, y: 80 }
const room = { width: 84, height: 104 }

/** Every millimetre becomes the same count of pixels: the drawing is to scale. */
export function shapesOf(outline: Outline): Shapes {
  const scale = Math.min(room.width / spanX(outline), room.height / spanY(outline), 17)
  const fit =
    scale < 17 || outline.width > 3 ? scale : Math.min(room.width / spanX(outline), room.height / spanY(outline))
  const px = (mm: number) => mm * fit
  const below = px(outline.form === 'tab' ? outline.reach : 0)
  const above = px(outline.tab ?? 0)
  const body = centred(px(outline.width), px(outline.height), (above - below) / 2)
  const draw = { outline, px, body }

  return {
    body,
    leads: leadsOf(draw),
    pad: outline.hasPad ? inset(body, outline.form === 'quad' ? 0.25 : 0.22) : null,
    tab:
      above > 0
        ? {
            x: body.x + (body.width - px(outline.width) * 0.94) / 2,
            y: body.y - above,
            width: px(outline.width) * 0.94,
            height: above,
          }
        : null,
    balls: outline.form === 'ball' ? ballsOf(draw) : [],
    mark: markOf(draw),
    pitch: pitchOf(draw),
  }
}

interface Draw {
  outline: Outline
  px: (mm: number) => number
  body: Box
}

const spanX = ({ form, width, reach }: Outline) => width + (form === 'quad' || form === 'diode' ? 2 * reach : 0)
const spanY = ({ form, height, reach, tab = 0 }: Outline) =>
  height + (form === 'dual' || form === 'quad' ? 2 * reach : form === 'tab' ? reach + tab : 0)

const centred = (width: number, height: number, lift: number): Box => ({
  x: centre.x - width / 2,
  y: centre.y - height / 2 + lift,
  width,
  height,
})

const inset = (box: Box, part: number): Box => ({
  x: box.x + box.width * part,
  y: box.y + box.height * part,
  width: box.width * (1 - 2 * part),
  height: box.height * (1 - 2 * part),
})

function leadsOf(draw: Draw): Box[] {
  const { outline, px, body } = draw
  const right = body.x + body.width
  if (outline.form === 'chip')
    return [body.x, right - px(outline.lead)].map((x) => ({ ...body, x, width: px(outline.lead) }))
  if (outline.form === 'diode')
    return [body.x - px(outline.reach), right].map((x) => ({
      x,
      y: centre.y - px(outline.lead) / 2,
      width: px(outline.reach),
      height: px(outline.lead),
    }))
  const rows = [...rowOf(draw, outline.pins.top, 'top'), ...rowOf(draw, outline.pins.bottom, 'bottom')]
  // The other two sides of a square body are the same rows, turned.
  const turn = (box: Box): Box => ({
    x: centre.x + (box.y - centre.y),
    y: centre.y + (box.x - centre.x),
    width: box.height,
    height: box.width,
  })

  return outline.form === 'quad' ? [...rows, ...rows.map(turn)] : outline.form === 'ball' ? [] : rows
}

function rowOf({ outline, px, body }: Draw, count: number, side: 'top' | 'bottom'): Box[] {
  // A lone lead over three is a tab, four leads wide. Leads under the body show as its edge.
  const width = px(count === 1 && outline.pins.bottom === 3 ? outline.lead * 4 : outline.lead)
  const length = px(outline.reach > 0 ? outline.reach : 0.4)
  const y =
    side === 'bottom'
      ? body.y + body.height - (outline.reach > 0 ? 0 : length)
      : body.y - (outline.reach > 0 ? length : 0)

  return placesOf(outline, count).map((mm) => ({ x: centre.x + px(mm) - width / 2, y, width, height: length }))
}

/** Fewer pins on one side stand over the outer pins of the other. */
function placesOf({ pins, pitch }: Outline, count: number): number[] {
  const longer = Math.max(pins.top, pins.bottom)
  const step = count > 1 ? (pitch * (longer - 1)) / (count - 1) : 0
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step)
}

function ballsOf({ outline, px }: Draw) {
  const places = placesOf(outline, outline.pins.top)
  return places.flatMap((x) =>
    places.map((y) => ({ x: centre.x + px(x), y: centre.y + px(y), r: Math.max(0.8, px(outline.lead) / 2) })),
  )
}

function markOf({ outline, px, body }: Draw): Shapes['mark'] {
  if (outline.form === 'diode') return { x: body.x + body.width * 0.2, y: body.y, form: 'bar' }
  const isMarked =
    outline.form === 'quad' || outline.form === 'ball' || (outline.form === 'dual' && outline.pins.bottom > 3)
  // Past the leads that lie under the body.
  const inward = 9 + (outline.reach === 0 && outline.form !== 'ball' ? px(0.4) : 0)
  return isMarked ? { x: body.x + inward, y: body.y + body.height - inward, form: 'dot' } : null
}

function pitchOf({ outline, px, body }: Draw): Shapes['pitch'] {
  if (outline.pins.top < 2 || outline.pins.top !== outline.pins.bottom) return null
  const [from = 0, to = 0] = placesOf(outline, outline.pins.top)
    .slice(-2)
    .map((mm) => centre.x + px(mm))
  return { from, to, y: body.y - px(outline.reach) - 13 }
}
