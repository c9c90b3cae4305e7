import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Subject = styled.span`
  display: flex;
  align-items: baseline;
  gap: 6px;
  font-family: ${token('font', 'mono')};
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const New = styled.span`
  flex: none;
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: ${token('color', 'accent')};
  transform: translateY(-2px);
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Sub = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'han')};
  font-size: ${token('text', 12)};
  line-height: 16px;
`

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 1)} ${token('space', 3)};
  font-size: ${token('text', 13)};

  > :nth-child(3) {
    color: ${token('color', 'inkQuiet')};
    overflow-wrap: anywhere;
  }
  > :nth-child(4) {
    font-family: ${token('font', 'mono')};
    text-align: right;
  }
`

export const Away = styled.span`
  grid-column: 1 / -1;
  justify-self: end;

  &:empty {
    display: none;
  }
`
