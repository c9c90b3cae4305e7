import { useState } from 'react'
import type { ImageLoading } from './Image.tsx'

type ImageState = 'shown' | 'waiting' | 'gone'

/** Whether a picture is shown, waits for a tap, or is gone; each address begins anew. */
export function useImage(src: string | undefined, loading: ImageLoading) {
  const [asked, setAsked] = useState<string>()
  const [broken, setBroken] = useState<string>()

  return { state: stateOf(), load: () => setAsked(src), fail: () => setBroken(src), seen }

  function stateOf(): ImageState {
    if (!src || broken === src) return 'gone'
    return loading === 'tap' && asked !== src ? 'waiting' : 'shown'
  }

  /** It may have failed before the page came alive. */
  function seen(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(src)
  }
}
