import { ChevronLeft, ChevronRight, ImageOff, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Lightbox as Stage, type Labels } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { Icon } from '../Icon/Icon.tsx'
import type { LightboxProps } from './Lightbox.tsx'
import { LightboxLook, Tally } from './Lightbox.styles.ts'

interface LightboxStageProps extends LightboxProps {
  index: number
}

/** The lightbox itself; the library's words in Chinese, its colours ours. */
export function LightboxStage({ images, index, onClose, onIndex }: LightboxStageProps) {
  // The library keeps its own place; a new `index` is only where it begins.
  const [first] = useState(index)
  const hasMany = images.length > 1

  return (
    <>
      <LightboxLook />
      <Stage
        open
        close={onClose}
        index={first}
        slides={images.map((image) => ({ ...image }))}
        plugins={[Zoom]}
        labels={labels}
        carousel={{ finite: !hasMany, padding: 0, preload: 1 }}
        animation={{ fade: 120, swipe: 200, zoom: 200 }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
        on={{ view: ({ index: shown }) => onIndex?.(shown) }}
        render={{
          iconPrev: () => <Icon of={ChevronLeft} size={20} />,
          iconNext: () => <Icon of={ChevronRight} size={20} />,
          iconClose: () => <Icon of={X} size={20} />,
          iconZoomIn: () => <Icon of={ZoomIn} size={20} />,
          iconZoomOut: () => <Icon of={ZoomOut} size={20} />,
          iconError: () => <Icon of={ImageOff} size={20} />,
          buttonPrev: hasMany ? undefined : () => null,
          buttonNext: hasMany ? undefined : () => null,
          slideFooter: ({ slide }) => <Caption images={images} src={'src' in slide ? slide.src : ''} />,
        }}
      />
    </>
  )
}

const labels: Labels = {
  Previous: '上一张',
  Next: '下一张',
  Close: '关闭',
  Slide: '图片',
  Carousel: '图片组',
  Lightbox: '查看大图',
  'Photo gallery': '图片',
  '{index} of {total}': '第 {index} 张，共 {total} 张',
  'Zoom in': '放大',
  'Zoom out': '缩小',
}

/** What the picture shows, and how many there are. */
function Caption({ images, src }: Pick<LightboxProps, 'images'> & { src: string }) {
  const at = images.findIndex((image) => image.src === src)
  return (
    <Tally>
      <span>{images[at]?.alt}</span>
      {images.length > 1 && (
        <span>
          {at + 1} / {images.length}
        </span>
      )}
    </Tally>
  )
}
