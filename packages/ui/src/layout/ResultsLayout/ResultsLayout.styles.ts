import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { gutter } from '../gutter.ts'

export const HiddenTitle = styled.h1`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const Head = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
  padding-top: ${token('space', 6)};
`

export const TabsLine = styled.div`
  background: ${token('color', 'surface')};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Inner = styled.div`
  ${gutter}
  /* The tabs bring a line of their own: the two are one. */
  margin-bottom: -1px;
`

export const Columns = styled.div<{ $hasFacets: boolean }>`
  ${gutter}
  display: grid;
  gap: ${token('space', 4)} 40px;
  padding-block: ${token('space', 6)} ${token('space', 16)};

  ${media.desktop} {
    grid-template-columns: ${({ $hasFacets }) => ($hasFacets ? '232px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
`

/** As each column, painted by itself: what changes in one leaves the others as they were drawn. */
export const Aside = styled.aside`
  z-index: 0;

  ${media.belowDesktop} {
    display: none;
  }
`

export const Folded = styled.details`
  z-index: 0;

  summary {
    display: inline-flex;
    align-items: center;
    gap: ${token('space', 2)};
    height: ${token('size', 'control')};
    padding-inline: ${token('space', 3)};
    border: 1px solid ${token('color', 'lineStrong')};
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'surface')};
    cursor: pointer;
    list-style: none;
  }
  &[open] > summary {
    margin-bottom: ${token('space', 4)};
  }
  ${media.desktop} {
    display: none;
  }
`

/** What floats out of it lies over the other columns. */
export const Results = styled.div`
  z-index: 1;
  --sticky-top: ${token('size', 'strip')};
  display: grid;
  gap: ${token('space', 4)};
  align-content: start;
  min-width: 0;

  /* Another kind of results begins; a part without a box of its own may hold both. */
  > * + section,
  > [data-part] > * + section {
    margin-top: ${token('space', 8)};
  }
`
