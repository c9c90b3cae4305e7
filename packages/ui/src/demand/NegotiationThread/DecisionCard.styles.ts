import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Card = styled.section`
  display: grid;
  gap: ${token('space', 3)};
  padding: ${token('space', 4)} 20px;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
`

export const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px ${token('space', 2)};
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('space', 2)};
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  > b {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 28)} / 36px ${token('font', 'mono')};
    letter-spacing: -0.02em;
  }
`

export const Fall = styled.span`
  margin-left: auto;

  b {
    color: ${token('color', 'ink')};
    font-family: ${token('font', 'mono')};
    font-weight: 600;
  }
`

export const Contact = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${token('space', 3)};
  margin: 0;
  font-size: ${token('text', 14)};
  overflow-wrap: anywhere;

  a {
    color: ${token('color', 'link')};
    font-family: ${token('font', 'mono')};
  }
  span {
    flex-basis: 100%;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
`

export const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space', 2)};
`

export const Quiet = styled.p`
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Fault = styled.p`
  margin: 0;
  color: ${token('color', 'danger')};
  font-size: ${token('text', 13)};
`

export const Plot = styled.svg`
  display: block;
  width: 100%;
  max-width: 360px;
  height: auto;
  overflow: visible;
`

export const Line = styled.polyline`
  fill: none;
  stroke: ${token('color', 'inkQuiet')};
  stroke-width: 1.25;

  &[data-side='owner'] {
    stroke: ${token('color', 'trace')};
  }
`

export const Dot = styled.circle`
  fill: ${token('color', 'surface')};
  stroke: ${token('color', 'inkQuiet')};
  stroke-width: 1.5;

  &[data-last] {
    fill: ${token('color', 'ink')};
  }
  &[data-side='owner'] {
    fill: ${token('color', 'accent')};
    stroke: ${token('color', 'accent')};
  }
`

export const Figure = styled.text`
  fill: ${token('color', 'inkQuiet')};
  font: 12px ${token('font', 'mono')};

  &[data-side='owner'] {
    fill: ${token('color', 'accent')};
  }
`
