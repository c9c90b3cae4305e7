// chunk: tabs
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export interface SearchStripProps {
  /** The search box, 44 px. */
  search: React.ReactNode
  /** How it was understood; beside the box, or on its own line where there is no room. */
  chips?: React.ReactNode
}

/** The search box of a datasheet screen: a strip under the header that stays while the page scrolls. */
export const SearchStrip = ({ search, chips }: SearchStripProps) => (
  <Strip aria-label="搜索与条件">
    <Inner>
      <Box>{search}</Box>
      {chips}
    </Inner>
  </Strip>
)

const Strip = styled.section`
  position: sticky;
  top: 0;
  z-index: 20;
  background: ${token('color', 'surface')};
  border-bottom: 1px solid ${token('color', 'line')};
`

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 6)};
  max-width: 1600px;
  margin-inline: auto;
  padding: 10px ${token('size', 'gutter')};

  ${media.desktop} {
    padding-inline: clamp(68px, 5vw, 72px);
  }
  ${media.phone} {
    padding-inline: ${token('space', 4)};
  }
`

const Box = styled.div`
  flex: 0 1 560px;
  min-width: 0;

  ${media.belowDesktop} {
    flex-basis: 100%;
  }
`
