import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { gutter } from '../gutter.ts'

export const Band = styled.div`
  background: ${token('color', 'surface')};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Inner = styled.div<{ $hasTabs: boolean }>`
  ${gutter}
  padding-block: ${token('space', 4)} ${({ $hasTabs }) => ($hasTabs ? 0 : token('space', 8))};
`

/** The tabs bring a line of their own: the two are one. */
export const Tabs = styled.div`
  margin-block: ${token('space', 6)} -1px;
`

export const HeadGrid = styled.div`
  display: grid;
  gap: ${token('space', 6)} ${token('space', 12)};
  padding-top: ${token('space', 3)};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`

export const Side = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  align-content: start;
  justify-items: stretch;

  ${media.desktop} {
    border-left: 1px solid ${token('color', 'line')};
    padding-left: ${token('space', 8)};
  }
`

/** Painted by itself: what changes above it leaves it as it was drawn. */
export const Body = styled.div`
  ${gutter}
  isolation: isolate;
  display: grid;
  gap: ${token('space', 12)};
  padding-block: 40px ${token('space', 16)};
`

export const Columns = styled.div<{ $isOne: boolean }>`
  display: grid;
  gap: ${token('space', 12)};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: ${({ $isOne }) => ($isOne ? 'minmax(0, 1fr)' : '5fr 7fr')};
  }
`
