import { ImageDown, ImageOff } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { useImage } from './useImage.ts'
import * as S from './Image.styles.ts'

export type ImageFit = 'cover' | 'contain'
export type ImageLoading = 'lazy' | 'eager' | 'tap'

export interface ImageProps {
  /** The address of the picture; without one its place stays empty. */
  src: string | undefined
  /** What is to be seen; empty where the text beside it says it. */
  alt: string
  /**
   * Width by height of its box, which keeps its room before the picture is there.
   *
   * @default 4 / 3
   */
  ratio?: number
  /**
   * Whether the box is filled, or the whole picture is seen on paper, as parts and logos are.
   *
   * @default 'cover'
   */
  fit?: ImageFit
  /**
   * Fetched when it comes near, at once (the first one of a page), or when it is tapped, where data is dear. Never
   * ‘tap’ inside a link.
   *
   * @default 'lazy'
   */
  loading?: ImageLoading
}

/** A picture in a box that keeps its room while it loads, and says so when it cannot. */
export function Image({ src, alt, ratio = 4 / 3, fit = 'cover', loading = 'lazy' }: ImageProps) {
  const { state, load, fail, seen } = useImage(src, loading)

  return (
    <S.Box $fit={fit} style={{ aspectRatio: ratio }}>
      {state === 'gone' && <Gone alt={alt} />}
      {state === 'waiting' && (
        <S.Tap aria-label={alt ? `点击加载图片：${alt}` : undefined} onPress={load}>
          <Icon of={ImageDown} size={20} />
          <span>点击加载图片</span>
        </S.Tap>
      )}
      {state === 'shown' && (
        <img
          ref={seen}
          src={src}
          alt={alt}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={loading === 'eager' ? 'high' : undefined}
          decoding="async"
          width={width}
          height={Math.round(width / ratio)}
          onError={fail}
        />
      )}
    </S.Box>
  )
}

/** What the box would be without styles; its true size is that of its place. */
const width = 400

/** The words of a picture outlive it. */
const Gone = ({ alt }: { alt: string }) => (
  <S.Gone role={alt ? 'img' : undefined} aria-label={alt || undefined}>
    <Icon of={ImageOff} size={20} />
    {alt && <span>{alt}</span>}
  </S.Gone>
)
