import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'

/** What a crop begins with: nine tenths, in the middle. */
export function middleOf({ width, height }: HTMLImageElement, aspect?: number): PercentCrop {
  const whole = { unit: '%', width: 90, height: 90 } as const
  return centerCrop(aspect ? makeAspectCrop({ unit: '%', width: 90 }, aspect, width, height) : whole, width, height)
}

/** The part of an image as a file of its own, at the image's own size; rejects where the browser may not read it. */
export async function croppedFile(image: HTMLImageElement, { x, y, width, height }: PercentCrop): Promise<File> {
  const { naturalWidth, naturalHeight } = image
  const part = [(x * naturalWidth) / 100, (y * naturalHeight) / 100] as const
  const size = [(width * naturalWidth) / 100, (height * naturalHeight) / 100] as const
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(size[0]))
  canvas.height = Math.max(1, Math.round(size[1]))
  canvas.getContext('2d')?.drawImage(image, ...part, ...size, 0, 0, canvas.width, canvas.height)

  // PNG keeps what is transparent; a photograph would only grow.
  const type = /\.jpe?g($|\?)/i.test(image.src) ? 'image/jpeg' : 'image/png'
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92))
  if (!blob) throw new Error('The browser has not drawn the image.')
  return new File([blob], `裁剪.${type === 'image/png' ? 'png' : 'jpg'}`, { type })
}
