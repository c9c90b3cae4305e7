import { release } from './canvas.ts'

/** Corners of pictures on a page as parts of its width and height, six figures each: three corners. */
export type ImagePlaces = ArrayLike<number>

/** A picture larger than this part of the page is a scan of the page itself, and must turn dark with it. */
const scanned = 0.6

/**
 * Turns a painted page dark for reading at night: lightness is reversed, hue is kept (a red curve stays red), and
 * pictures stay as they are. `paper` is the darkest it gets, because black under white letters tires the eye.
 */
export function darken(canvas: HTMLCanvasElement, images: ImagePlaces, paper: string): void {
  const context = canvas.getContext('2d')
  const reversed = reverse(canvas)
  if (!context || !reversed) return
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = 1
  context.clip(outside(canvas, images), 'evenodd')
  context.globalCompositeOperation = 'luminosity'
  context.drawImage(reversed, 0, 0)
  context.globalCompositeOperation = 'lighten'
  context.fillStyle = paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.restore()
  release(reversed)
}

function reverse(canvas: HTMLCanvasElement): HTMLCanvasElement | undefined {
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  const context = copy.getContext('2d')
  if (!context) return undefined
  context.drawImage(canvas, 0, 0)
  context.globalCompositeOperation = 'difference'
  context.fillStyle = 'white'
  context.fillRect(0, 0, copy.width, copy.height)
  return copy
}

/** All of the page but its pictures. */
function outside({ width, height }: HTMLCanvasElement, images: ImagePlaces): Path2D {
  const path = new Path2D()
  path.rect(0, 0, width, height)
  for (const [x1, y1, x2, y2, x3, y3] of quads(images)) {
    if (Math.abs((x3 - x1) * (y2 - y1) - (x2 - x1) * (y3 - y1)) > scanned) continue
    path.moveTo(x1 * width, y1 * height)
    path.lineTo(x2 * width, y2 * height)
    path.lineTo((x2 + x3 - x1) * width, (y2 + y3 - y1) * height)
    path.lineTo(x3 * width, y3 * height)
    path.closePath()
  }
  return path
}

type Quad = [x1: number, y1: number, x2: number, y2: number, x3: number, y3: number]

function quads(places: ImagePlaces): Quad[] {
  const figures = Array.from(places)
  return Array.from({ length: Math.floor(figures.length / 6) }, (_, at) => figures.slice(at * 6, at * 6 + 6) as Quad)
}
