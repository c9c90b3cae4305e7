import { styled } from 'styled-components'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { media, token } from '../../theme/index.ts'

const columns = '96px minmax(0, 1fr) 84px'

export const Root = styled.div`
  min-width: 0;
  font-size: ${token('text', 13)};
`

export const Lane = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  min-height: 44px;
  border-bottom: 1px solid ${token('color', 'line')};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: ${token('space', 2)};

    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

export const Name = styled.span`
  font-weight: 600;
`

export const Value = styled.span`
  font-family: ${token('font', 'mono')};
  text-align: right;
`

export const Line = styled.div`
  position: relative;
  height: 24px;
  margin-inline: 8px;
  background: linear-gradient(${token('color', 'line')} 0 0) center / 100% 1px no-repeat;
`

export const Mark = styled(BareLink)`
  position: absolute;
  top: 0;
  width: 24px;
  height: 24px;
  transform: translateX(-50%);

  &::after {
    position: absolute;
    inset: 6px 11px;
    background: ${token('color', 'ink')};
    content: '';
    forced-color-adjust: none;
  }
  &:focus-visible {
    outline: 2px solid ${token('color', 'focus')};
  }
  ${media.hover} {
    &:hover::after {
      inset-inline: 10px;
      background: ${token('color', 'accent')};
    }
  }
`

export const Axis = styled.div`
  position: relative;
  height: 24px;
  margin: 0 92px 0 104px;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};

  span {
    position: absolute;
    top: 4px;
  }

  ${media.phone} {
    margin-inline: 8px;

    span:nth-child(even) {
      display: none;
    }
  }
`
