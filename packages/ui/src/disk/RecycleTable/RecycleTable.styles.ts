import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Name = styled.span`
  display: flex;
  gap: ${token('space', 2)};
  align-items: flex-start;
  min-width: 0;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${token('color', 'inkQuiet')};
  }
`

export const Kind = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Path = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};
  white-space: nowrap;
`

export const Left = styled.span`
  display: inline-flex;
  gap: ${token('space', 2)};
  align-items: center;
  font-size: ${token('text', 13)};
  white-space: nowrap;

  &[data-soon] {
    color: ${token('color', 'warn')};
  }
`

export const Rail = styled.span`
  width: 40px;
  height: 4px;
  background: ${token('color', 'line')};

  i {
    display: block;
    height: 100%;
    background: currentcolor;
    opacity: 0.6;
  }
`

export const Card = styled.div`
  display: grid;
  gap: ${token('space', 1)};
`

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
`
