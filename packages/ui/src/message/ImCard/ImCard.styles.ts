import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  width: 440px;
  max-width: 100%;
  padding: 10px 14px;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} 10px;
  align-items: center;
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
`

export const Aside = styled.span`
  margin-left: auto;
  font-family: ${token('font', 'mono')};
`

export const Notes = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  margin-top: 2px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} 20px;
  margin-top: ${token('space', 2)};

  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  dd {
    font: ${token('text', 13)} / 20px ${token('font', 'mono')};
  }
  div:first-child dd {
    font-weight: 600;
    font-size: ${token('text', 16)};
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  margin-top: 10px;
  padding-top: 10px;
  border-top: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 13)};
`
