import { useState } from 'react'
import { Lightbox } from '../../primitives/Lightbox/Lightbox.tsx'
import * as S from './TrendCard.styles.ts'

export interface TrendPicturesProps {
  images: readonly string[]
  /**
   * How many are shown; the last one says how many more there are.
   *
   * @default 9
   */
  most?: number
}

/** The pictures of a post; each opens large. */
export function TrendPictures({ images, most = 9 }: TrendPicturesProps) {
  const [index, setIndex] = useState<number | null>(null)
  if (images.length === 0) return null
  const more = images.length - most

  return (
    <>
      <S.Pictures>
        {images.slice(0, most).map((src, at) => (
          <li key={src}>
            <S.Picture
              type="button"
              onClick={() => setIndex(at)}
              aria-label={`放大图片 ${at + 1}${more > 0 && at === most - 1 ? ` +${more}` : ''}`}
            >
              <img src={src} alt="" width={168} height={112} loading="lazy" />
              {more > 0 && at === most - 1 && <S.More>+{more}</S.More>}
            </S.Picture>
          </li>
        ))}
      </S.Pictures>
      <Lightbox
        images={images.map((src, at) => ({ src, alt: `图片 ${at + 1}` }))}
        index={index}
        onIndex={setIndex}
        onClose={() => setIndex(null)}
      />
    </>
  )
}
