import { useState } from 'react'
import { Image } from '../../primitives/Image/Image.tsx'
import { Lightbox } from '../../primitives/Lightbox/Lightbox.tsx'
import * as S from './DemandPictures.styles.ts'

export interface DemandPicturesProps {
  /** Addresses of the pictures. */
  images: readonly string[]
  /** What they show: the model of the post. */
  model: string
}

/** The pictures of a post, small beside each other; each opens as large as the window. */
export function DemandPictures({ images, model }: DemandPicturesProps) {
  const [index, setIndex] = useState<number | null>(null)
  const shown = images.map((src, at) => ({ src, alt: `${model} 图片 ${at + 1}` }))

  return (
    <>
      <S.List>
        {shown.map(({ src, alt }, at) => (
          <li key={src}>
            <S.Picture type="button" aria-label={`放大 ${alt}`} onClick={() => setIndex(at)}>
              <Image src={src} alt="" />
            </S.Picture>
          </li>
        ))}
      </S.List>
      <Lightbox images={shown} index={index} onIndex={setIndex} onClose={() => setIndex(null)} />
    </>
  )
}
