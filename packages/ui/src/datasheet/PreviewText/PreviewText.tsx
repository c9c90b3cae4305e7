import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export interface PreviewTextProps {
  /** The text of the first pages, a page an entry. */
  pages: readonly string[]
  /** Where the picture of a page is, from 1; it lies over the text. Without it, the text is what is seen. */
  pictureOf?: (page: number) => string
}

/**
 * The first pages of a document on paper, as pictures over their text: what is read until the reader is there, without
 * scripts, and by search engines.
 */
export const PreviewText = ({ pages, pictureOf }: PreviewTextProps) => (
  <Pages $hasPictures={pictureOf !== undefined}>
    {pages.map((text, index) => (
      // Pages have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Sheet key={index} aria-label={`第 ${index + 1} 页`} $isPaper={pictureOf !== undefined}>
        {text || '这一页没有文字。'}
        {pictureOf && (
          // One that does not come leaves the text to be seen.
          <Drawn
            src={pictureOf(index + 1)}
            alt=""
            {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        )}
      </Sheet>
    ))}
  </Pages>
)

/** Pictures stand where the reader's pages will: under the line of its tools. */
const Pages = styled.div<{ $hasPictures: boolean }>`
  ${({ $hasPictures }) => $hasPictures && 'padding-top: 49px;'}
`

/**
 * As wide as the reader's page, where a picture of one comes, and a hair higher: the reader rounds to whole pixels, and
 * what takes the place of the picture is to be painted no larger (it would be the largest paint, seconds later).
 */
const paper = css`
  position: relative;
  border: 0;
  outline: 1px solid ${token('color', 'lineStrong')};
  overflow: clip;
  aspect-ratio: 594 / 842;
  min-height: 0;
  contain: size;
`

const Sheet = styled.section<{ $isPaper: boolean }>`
  margin-block: ${token('space', 4)};
  padding: ${token('space', 12)};
  min-height: 60vh;
  background: ${token('color', 'paper')};
  color: ${token('color', 'paperInk')};
  border: 1px solid ${token('color', 'line')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  line-height: 1.7;

  ${media.phone} {
    padding: ${token('space', 6)} ${token('space', 4)};
  }
  ${({ $isPaper }) => $isPaper && paper}
`

/** A page of another shape keeps it; enlarged by a hair, so that one of this shape fills the sheet to its last pixel. */
const Drawn = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
  object-position: top;
  transform: scale(1.002);
  transform-origin: top;
`
