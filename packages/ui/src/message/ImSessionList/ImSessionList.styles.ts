import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Find = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: grid;
  gap: ${token('space', 2)};
  padding: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};
`

export const Filters = styled.div`
  display: flex;
  gap: 6px;
`

export const Row = styled.li`
  a {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: 10px;
    padding: 11px ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
    color: inherit;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      background: ${token('color', 'hover')};
    }
  }
  a[aria-current] {
    background: ${token('color', 'accentWash')};
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`

export const Said = styled.span`
  display: grid;
  min-width: 0;
`

const line = `
  display: flex;
  gap: 6px;
  align-items: center;
  overflow: hidden;
  line-height: 18px;
  white-space: nowrap;
`

export const Who = styled.span`
  ${line}
  font-size: ${token('text', 13)};

  b {
    flex: none;
    max-width: 60%;
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
  }
  span {
    overflow: hidden;
    color: ${token('color', 'inkQuiet')};
    text-overflow: ellipsis;
  }
  ${Row}[data-unread] & b {
    font-weight: 600;
  }
`

export const Last = styled.span`
  ${line}
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${Row}[data-unread] & {
    color: ${token('color', 'ink')};
  }
`

export const Aside = styled.span`
  display: grid;
  gap: 2px;
  align-content: start;
  justify-items: end;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;

  time {
    font-family: ${token('font', 'mono')};
  }
`

export const Empty = styled.div`
  padding: ${token('space', 4)};
`

export const More = styled.div`
  padding: ${token('space', 2)} ${token('space', 3)};
`
