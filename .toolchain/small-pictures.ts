/**
 * Pictures that stories are compared with, made small: few colours and, where they are large, fewer pixels. As few as
 * leave no difference that the comparison sees.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Plain pixels, four bytes each. */
export interface Pixels {
  metadata: { width: number; height: number }
  data: Uint8Array | Uint8ClampedArray
}

/** How far two colours may lie apart and still count as one: text is drawn with soft edges. */
export const threshold = 0.2
/** The most bytes that one picture may have. */
export const largest = 25_000

/** How many pixels of the screen lie in one of the picture, each way. */
const scales = [1, 2, 3, 4] as const
const colours = [16, 32, 64, 128, 256] as const
/** Soft edges that fewer colours may lose. */
const lost = 5

/** The same picture with fewer pixels. */
export async function shrink({ metadata: { width, height }, data }: Pixels, scale: number): Promise<Pixels> {
  if (scale === 1) return { metadata: { width, height }, data }
  const metadata = { width: Math.floor(width / scale), height: Math.floor(height / scale) }
  const smaller = sharp(data, { raw: { width, height, channels: 4 } }).resize({ ...metadata, fit: 'fill' })
  return { metadata, data: await smaller.raw().toBuffer() }
}

/** How many times smaller a picture is; nothing when it is not of the same shape. */
export const scaleOf = (small: Pixels['metadata'], { width, height }: Pixels['metadata']): number | undefined =>
  scales.find((scale) => small.width === Math.floor(width / scale) && small.height === Math.floor(height / scale))

/** How many pixels of two pictures of one size differ. */
export const difference = (one: Pixels, other: Pixels, diff?: Uint8Array): number =>
  pixelmatch(one.data, other.data, diff, one.metadata.width, one.metadata.height, { threshold })

/** A PNG with a palette, small enough to be kept. */
export async function encode(png: Uint8Array): Promise<Buffer> {
  const whole = await decode(png)
  for (const scale of scales) {
    const small = await encodeTrue(await shrink(whole, scale))
    if (small && small.length <= largest) return small
  }
  throw new Error(`A picture of ${whole.metadata.width} × ${whole.metadata.height} has too much in it.`)
}

/** With as few colours as nobody misses. */
async function encodeTrue(pixels: Pixels): Promise<Buffer | undefined> {
  for (const count of colours) {
    const png = await withPalette(pixels, count)
    if (difference(pixels, await decode(png)) <= lost) return png
  }
  return undefined
}

const withPalette = ({ metadata: { width, height }, data }: Pixels, count: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: count, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer()

async function decode(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { metadata: { width: info.width, height: info.height }, data }
}

/** Where a PNG says how it holds its colours (PNG specification, 11.2.1), and what means by a palette. */
const colourType = { at: 25, palette: 3 }
export const hasPalette = (png: Uint8Array): boolean => png[colourType.at] === colourType.palette

/** Makes those of a folder small that are not yet; tells how many. */
export async function shrinkFolder(folder: string): Promise<number> {
  let count = 0
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.png'))) {
    const path = join(folder, name)
    const png = readFileSync(path)
    if (hasPalette(png)) continue
    writeFileSync(path, await encode(png))
    count += 1
  }
  return count
}
