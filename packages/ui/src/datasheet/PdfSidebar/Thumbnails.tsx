import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Ways } from './HitList.tsx'
import * as S from './Thumbnails.styles.ts'

export interface ThumbnailSource {
  /** Pages of the whole document. */
  pageCount: number
  /** A small picture of a page, as an address; none where it may not be seen. */
  thumbnailOf: (page: number) => Promise<string | undefined>
}

/** The pages at a glance; each is painted when it comes into sight. */
export function Thumbnails({ source, page, onGo, lockedAfter }: Ways & { source: ThumbnailSource }) {
  return (
    <S.Thumbs>
      {Array.from({ length: source.pageCount }, (_, at) => at + 1).map((number) => (
        <li key={number}>
          <S.Thumb
            aria-label={`第 ${number} 页`}
            aria-current={number === page ? 'page' : undefined}
            onPress={() => onGo(number)}
          >
            {number > lockedAfter ? <Closed /> : <Thumbnail page={number} thumbnailOf={source.thumbnailOf} />}
            {number}
          </S.Thumb>
        </li>
      ))}
    </S.Thumbs>
  )
}

const Closed = () => (
  <S.Blank>
    <Lock size={16} strokeWidth={1.5} role="img" aria-label="登录后阅读" />
  </S.Blank>
)

function Thumbnail({ page, thumbnailOf }: { page: number; thumbnailOf: ThumbnailSource['thumbnailOf'] }) {
  const place = useRef<HTMLSpanElement>(null)
  const [picture, setPicture] = useState<string>()

  useEffect(() => {
    if (!place.current || picture) return
    let isLeft = false
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      thumbnailOf(page).then(
        (address) => !isLeft && setPicture(address),
        () => {},
      )
    })
    observer.observe(place.current)
    return () => {
      isLeft = true
      observer.disconnect()
    }
  }, [page, picture, thumbnailOf])

  return <S.Paper ref={place}>{picture && <img src={picture} alt="" width={110} height={155} />}</S.Paper>
}
