import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { gutter } from '../gutter.ts'

export const Head = styled.div`
  background: ${token('color', 'surface')};
  border-bottom: 1px solid ${token('color', 'line')};
  padding-block: 40px 36px;

  ${media.phone} {
    padding-block: ${token('space', 6)};
  }
`

export const HeadGrid = styled.div`
  ${gutter}
  width: 100%;
  display: grid;
  gap: ${token('space', 8)} ${token('space', 12)};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: 2fr 1fr;
  }
`

export const Title = styled.h1`
  font-size: ${token('text', 28)};
  line-height: 1.3;

  ${media.phone} {
    font-size: ${token('text', 20)};
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  margin-block: ${token('space', 1)} ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Fact = styled.span`
  white-space: nowrap;

  b {
    font: 600 ${token('text', 13)} ${token('font', 'mono')};
    color: ${token('color', 'ink')};
  }
`

/** Painted by itself: what changes above, as with each letter of the search, leaves it as it was drawn. */
export const Body = styled.div`
  ${gutter}
  isolation: isolate;
  width: 100%;
  display: grid;
  gap: ${token('space', 12)};
  padding-block: 40px ${token('space', 16)};

  ${media.phone} {
    gap: ${token('space', 8)};
    padding-block: ${token('space', 6)} ${token('space', 12)};
  }
  ${media.desktop} {
    /* What lies below the first screen is not laid out for it. */
    > :not(:first-child) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 360px;
    }
  }
`

export const Columns = styled.div`
  display: grid;
  gap: ${token('space', 8)} ${token('space', 12)};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: 2fr 1fr;
  }
`

export const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
  align-content: start;
  /* Room for the reading: nothing moves while one types. */
  min-height: 116px;

  ${media.phone} {
    min-height: 0;
  }
`
