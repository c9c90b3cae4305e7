import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../../primitives/Button/BareButton.tsx'
import { BareLink } from '../../primitives/Link/BareLink.tsx'

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} 10px;
`

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} 10px;
  min-width: 0;
`

const kinds: Record<'read' | 'unread', RuleSet> = {
  read: css`
    border: 1px solid ${token('color', 'accentLine')};
    background: ${token('color', 'accentWash')};
  `,
  unread: css`
    border: 1px dashed ${token('color', 'lineControl')};
  `,
}

export const Chip = styled.li<{ $kind: 'read' | 'unread' }>`
  display: inline-flex;
  align-items: stretch;
  max-width: 100%;
  height: 28px;
  border-radius: ${token('radius', 'control')};
  font-size: ${token('text', 13)};
  line-height: 26px;
  white-space: nowrap;
  ${({ $kind }) => kinds[$kind]}
`

export const Label = styled.span`
  padding-left: 9px;
  color: ${token('color', 'inkQuiet')};
`

export const Value = styled.span`
  overflow: hidden;
  padding: 0 4px 0 7px;
  font-family: ${token('font', 'mono')};
  font-weight: 600;
  color: ${token('color', 'ink')};
  text-overflow: ellipsis;
`

/** Where there is no cross, air. */
export const End = styled.span`
  width: 5px;
`

const cross = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  border-radius: 0 3px 3px 0;
  color: ${token('color', 'inkQuiet')};

  ${media.hover} {
    &:hover {
      background: ${token('color', 'mark')};
      color: ${token('color', 'ink')};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
`

export const CrossButton = styled(BareButton)`
  ${cross}
`

export const CrossLink = styled(BareLink)`
  ${cross}
`

export const Total = styled.span`
  margin-left: auto;
  font-size: ${token('text', 13)};
  white-space: nowrap;

  ${media.phone} {
    width: 100%;
    margin-left: 0;
  }
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  font-weight: 600;
`
