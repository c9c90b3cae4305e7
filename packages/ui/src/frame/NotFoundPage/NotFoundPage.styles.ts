import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  max-width: 760px;
  padding-block: ${token('space', 16)} 72px;

  ${media.phone} {
    padding-block: ${token('space', 8)} 40px;
  }
`

export const Title = styled.h1`
  font-size: ${token('text', 28)};
  line-height: 1.3;

  ${media.phone} {
    font-size: ${token('text', 20)};
  }
`

export const Why = styled.p`
  margin-top: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
`

export const Address = styled.p`
  margin-top: ${token('space', 8)};
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 16)} / 24px ${token('font', 'mono')};
  overflow-wrap: anywhere;

  > b {
    color: ${token('color', 'ink')};
    font-weight: 600;
    text-decoration: underline 1.5px ${token('color', 'trace')};
    text-underline-offset: 5px;
  }
`

export const Board = styled.div`
  position: relative;
`

export const Search = styled.div`
  margin-top: 44px;

  ${media.phone} {
    margin-top: ${token('space', 4)};
  }
`

export const Trace = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
  fill: none;
  stroke: ${token('color', 'trace')};
  stroke-width: 1.25;
  stroke-linejoin: round;

  > circle {
    fill: ${token('color', 'surface')};
  }
  ${media.phone} {
    display: none;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
  margin-top: 20px;
`

export const Countdown = styled.output`
  margin-right: ${token('space', 3)};
`

export const Seconds = styled.b`
  font: 600 ${token('text', 14)} / 1 ${token('font', 'mono')};
`

export const Likely = styled.ul`
  display: grid;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 8)};
  overflow-wrap: anywhere;
`
