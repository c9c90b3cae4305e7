import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { menuItem } from '../../primitives/Menu/menu-item.ts'
import { BareButton } from '../../primitives/Button/BareButton.tsx'
import { BareLink } from '../../primitives/Link/BareLink.tsx'

export const Face = styled(BareButton)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  min-height: 44px;
  border-radius: ${token('radius', 'control')};

  > svg {
    color: ${token('color', 'inkQuiet')};
  }
`

export const Portrait = styled.span`
  position: relative;
  display: inline-flex;

  > :nth-child(2) {
    position: absolute;
    top: -4px;
    right: -8px;
    box-shadow: 0 0 0 2px ${token('color', 'surface')};
  }
`

export const Name = styled.span`
  max-width: 8em;
  margin-left: 6px;
  overflow: hidden;
  font-size: ${token('text', 13)};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 1179px) {
    display: none;
  }
`

/** Gives back the padding of the card: its parts touch the edges. */
export const Card = styled.div`
  width: 288px;
  margin: calc(-1 * ${token('space', 4)});
`

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  padding: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: 600;
    line-height: 22px;
  }
`

export const Mobile = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
`

export const Lines = styled.div`
  padding: 6px;

  & + & {
    padding-top: 0;
  }
`

export const Line = styled(BareButton)`
  ${menuItem}
  width: 100%;
`

export const Way = styled(BareLink)`
  ${menuItem}

  &:hover {
    text-decoration: none;
  }
`

export const End = styled.span`
  display: inline-flex;
  margin-left: auto;
`

export const Rule = styled.hr`
  height: 1px;
  margin: 6px ${token('space', 1)};
  border: 0;
  background: ${token('color', 'line')};
`

export const Certify = styled(BareLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 3)};
  margin: 6px;
  padding: 10px 10px 10px ${token('space', 3)};
  border-radius: 0 ${token('radius', 'control')} ${token('radius', 'control')} 0;
  background: ${token('color', 'accentWash')};
  box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  text-decoration: none;

  &:hover {
    text-decoration: none;
  }
  > svg {
    flex: none;
    color: ${token('color', 'accent')};
  }
`
