import { Suspense } from 'react'
import { NotHereDialog } from '../OnDemand/NotHere.tsx'
import { onDemand } from '../OnDemand/OnDemand.tsx'

export interface LightboxImage {
  /** The address of the picture. */
  src: string
  /** What it shows. */
  alt: string
  /** Its width in px; with `height` the zoom knows how far it may go. */
  width?: number
  /** Its height in px. */
  height?: number
}

export interface LightboxProps {
  images: readonly LightboxImage[]
  /** Which picture is shown, from 0; null when it is closed. */
  index: number | null
  onClose: () => void
  /** Another picture is shown. */
  onIndex?: (index: number) => void
}

/** Drawn with the library of its own: it comes when the first picture is opened. */
const LightboxStage = onDemand(
  () => import('./LightboxStage.tsx').then((module) => module.LightboxStage),
  NotHereDialog,
)

/** Pictures as large as the window: wheel, pinch and + − zoom, arrows turn, Escape closes. */
export function Lightbox({ images, index, ...props }: LightboxProps) {
  if (index === null || images.length === 0) return null

  return (
    <Suspense>
      <LightboxStage {...props} images={images} index={index} />
    </Suspense>
  )
}
