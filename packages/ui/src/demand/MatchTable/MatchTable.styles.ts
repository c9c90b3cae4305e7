import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { pinLook } from './MatchPins.styles.ts'
import { rowLook } from './MatchRow.styles.ts'
import { columns } from './columns.ts'

/** All of it: keys that are pressed within are the table's. */
export const Whole = styled.div`
  min-width: 0;

  /* What has the focus stands clear of both bars. Also while nothing is ticked: a tick must not dress all lines anew. */
  --foot: 136px;

  ${media.phone} {
    --foot: 240px;
  }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  margin-bottom: ${token('space', 3)};

  > :first-child {
    flex: 0 1 240px;
  }
`

/** Nothing to press on a phone. */
export const Keys = styled.span`
  ${media.phone} {
    display: none;
  }
`

export const Told = styled.span`
  margin-right: auto;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

/** Clear of the line that submits, which keeps to the same edge. */
export const Bulk = styled.div`
  display: contents;

  && > * {
    bottom: 64px;
  }
  ${media.phone} {
    && > * {
      bottom: 112px;
    }
  }
`

export const Root = styled.div`
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
  ${pinLook}
`

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 2)};
  padding: ${token('space', 2)} ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Head = styled.div`
  ${columns}
  padding: ${token('space', 2)} 14px;
  border-block: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  background: ${token('color', 'sunken')};
  font-size: ${token('text', 12)};

  ${media.phone} {
    display: none;
  }
`

export const Right = styled.span`
  text-align: right;
`

export const SumHead = styled(Right)`
  @media (max-width: 1279px) {
    display: none;
  }
`

/** Lines are plain elements, dressed here; each keeps its room while it waits for its turn. */
export const Lines = styled.ol`
  position: relative;

  > li {
    position: absolute;
    inset: 0 0 auto;
    min-height: 57px;
    contain: layout style;
    border-bottom: 1px solid ${token('color', 'line')};

    &:focus-visible {
      z-index: 1;
      outline-offset: -2px;
    }
  }
  ${rowLook}
`
