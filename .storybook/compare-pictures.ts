import { difference, scaleOf, shrink, type Pixels } from '../.toolchain/small-pictures.ts'

declare module '@vitest/browser/context' {
  // Vitest asks for an interface of this name.
  interface ScreenshotComparatorRegistry {
    small: { allowedMismatchedPixels: number }
  }
}

/** Compares what is seen with a picture that was made small: what is seen is made as small first. */
export async function small(
  reference: Pixels,
  actual: Pixels,
  { createDiff, allowedMismatchedPixels }: { createDiff: boolean; allowedMismatchedPixels: number },
) {
  const scale = scaleOf(reference.metadata, actual.metadata)
  if (!scale) return { pass: false, diff: null, message: sizes(reference.metadata, actual.metadata) }
  const diff = createDiff ? new Uint8Array(reference.data.length) : undefined
  const count = difference(reference, await shrink(actual, scale), diff)
  // Edges grow with the length of a side, not with its area.
  const pass = count <= allowedMismatchedPixels / scale
  return { pass, diff: pass || !diff ? null : diff, message: pass ? null : `${count} pixels differ.` }
}

const sizes = (reference: Pixels['metadata'], actual: Pixels['metadata']): string =>
  `The picture is of ${reference.width} × ${reference.height} pixels, what is seen of ${actual.width} × ${actual.height}.`
