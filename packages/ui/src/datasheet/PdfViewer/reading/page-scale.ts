/** A page's size in points, as it is read: turned already. */
export interface PageSize {
  width: number
  height: number
}

export type Turn = 0 | 90 | 180 | 270

/** What the reader asked for: as wide as the place, or pixels a point. */
export type Zoom = 'fit' | number

/** No browser lays out or paints a longer side well. */
export const maxSide = 16_384

const steps = [0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

/** The next step of zooming in (1) or out (-1). */
export function zoomStep(scale: number, by: 1 | -1): number {
  const next = by > 0 ? steps.find((step) => step > scale + 0.01) : steps.findLast((step) => step < scale - 0.01)
  return next ?? scale
}

/** The scale after a pinch: between the ends of the steps, or as small as the whole page in a narrow place. */
export const pinched = (scale: number, factor: number, fit: number): number =>
  Math.min(steps.at(-1) ?? scale, Math.max(Math.min(steps[0] ?? scale, fit), scale * factor))

/** Pixels a point, so that a page fills the width of the place; a strip of paper stays narrower. */
export const fitScale = (place: number, { width, height }: PageSize): number =>
  Math.min(4, place / width, maxSide / height)

export const turned = ({ width, height }: PageSize, turn: Turn): PageSize =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

export const nextTurn = (turn: Turn): Turn => ((turn + 90) % 360) as Turn

/** 4,096 × 4,096: the largest canvas that Safari on a phone gives. */
export const maxCanvas = 4096 * 4096
/** Below this a page would be mush: better to say that it is too large. */
const poorest = 0.25

/** How a page is to be painted: `density` is pixels of the canvas for one pixel of the page. */
export type Painting = { kind: 'full' | 'reduced'; density: number } | { kind: 'refused' }

/**
 * Whether a page can be painted and how finely. A page larger than any canvas is painted coarser than the screen; one
 * that would be unreadable even so (a poster of 20 metres, a strip of 1 × 10,000) is refused.
 */
export function painting({ width, height }: PageSize, scale: number, devicePixels: number): Painting {
  const [across, down] = [width * scale, height * scale]
  if (!(across >= 1 && down >= 1) || across > maxSide || down > maxSide) return { kind: 'refused' }
  const most = Math.min(Math.sqrt(maxCanvas / (across * down)), maxSide / across, maxSide / down)
  if (most < poorest) return { kind: 'refused' }
  const wanted = Math.min(devicePixels, 3)
  return most < Math.min(wanted, 1)
    ? { kind: 'reduced', density: most }
    : { kind: 'full', density: Math.min(wanted, most) }
}
