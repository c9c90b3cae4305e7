import { useState } from 'react'
import { Lightbox } from '../../primitives/Lightbox/Lightbox.tsx'
import { RichText, type RichImage, type RichPart } from '../../primitives/RichText/RichText.tsx'

export interface ArticleBodyProps {
  /** The text as the server has drawn it. */
  html: string
  /** Shows a part number that the catalogue knows. */
  renderPart?: (part: RichPart) => React.ReactNode
}

/** The text of an article, 720 px wide, with figures that can be seen large and part numbers that are live. */
export function ArticleBody({ html, renderPart }: ArticleBodyProps) {
  const [images, setImages] = useState<readonly RichImage[]>([])
  const [index, setIndex] = useState<number | null>(null)

  return (
    <>
      <RichText
        html={html}
        size="lg"
        {...(renderPart && { renderPart })}
        onZoom={(all, at) => {
          setImages(all)
          setIndex(at)
        }}
      />
      <Lightbox images={images} index={index} onIndex={setIndex} onClose={() => setIndex(null)} />
    </>
  )
}
