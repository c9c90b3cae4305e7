import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Person = styled.span`
  display: flex;
  gap: ${token('space', 2)};
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Remark = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const Mobile = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
`

export const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`

export const Card = styled.div`
  display: grid;
  gap: ${token('space', 2)};
`

export const CardHead = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  justify-content: space-between;
  align-items: center;
`

export const Quit = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 3)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Consequence = styled.span`
  display: grid;
  gap: ${token('space', 3)};
`
