import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Top = styled.div`
  display: grid;
  gap: ${token('space', 2)};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} 14px;
  min-height: 40px;

  h1 {
    min-width: 0;
    font-size: ${token('text', 20)};
    line-height: 32px;
    overflow-wrap: anywhere;
  }
`

export const Symbol = styled.span`
  display: inline-flex;
  color: ${token('color', 'inkQuiet')};
`

export const Count = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Actions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: end;
  margin-left: auto;
`
