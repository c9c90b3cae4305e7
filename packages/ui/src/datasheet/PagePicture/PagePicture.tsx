import { useCallback, useState } from 'react'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './PagePicture.styles.ts'

export interface PagePictureProps {
  /** Where the picture is. */
  src: string
  /** The page it shows, from 1. */
  page: number
  /** The document that the page is of. */
  title: string
  /** Where the page is read. */
  href: Href
}

/** A page of a document beside what was read from it: it comes when it is in sight, and leads to the reader. */
export function PagePicture({ src, page, title, href }: PagePictureProps) {
  const [lost, setLost] = useState('')
  // What failed before this was live told nobody.
  const look = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') setLost(src)
    },
    [src],
  )

  return (
    <S.Figure>
      <S.Paper href={href}>
        {lost === src ? (
          <S.Note>
            第 {page} 页没能显示，<S.Word>打开阅读</S.Word>
          </S.Note>
        ) : (
          <img
            ref={look}
            src={src}
            alt={`阅读 ${title} 第 ${page} 页`}
            // A4, until the picture says otherwise.
            width={900}
            height={1273}
            // Far below nobody waits for it; on a wide screen it is the largest thing of the first, and comes before scripts.
            loading="lazy"
            fetchPriority="high"
            decoding="async"
            onError={() => setLost(src)}
          />
        )}
      </S.Paper>
      <figcaption>
        <S.Number>p.{page}</S.Number>
      </figcaption>
    </S.Figure>
  )
}
