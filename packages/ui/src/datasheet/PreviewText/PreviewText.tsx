import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export interface PreviewTextProps {
  /** The text of the first pages, a page an entry. */
  pages: readonly string[]
}

/**
 * The first pages of a document as text, on paper: what is read until the pages are drawn, without scripts, and by
 * search engines.
 */
export const PreviewText = ({ pages }: PreviewTextProps) => (
  <div>
    {pages.map((text, index) => (
      // Pages have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Sheet key={index} aria-label={`第 ${index + 1} 页`}>
        {text || '这一页没有文字。'}
      </Sheet>
    ))}
  </div>
)

const Sheet = styled.section`
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
`
