import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

const columns = 'minmax(0, 1fr) minmax(200px, 372px) 96px'

export const List = styled.div`
  min-width: 0;
`

export const Head = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${token('space', 6)};
  height: 36px;
  align-items: center;
  border-bottom: 1px solid ${token('color', 'lineStrong')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  ${media.phone} {
    display: none;
  }
`

export const Ticks = styled.span`
  position: relative;
  height: 16px;
  font-family: ${token('font', 'mono')};

  > span {
    position: absolute;
    transform: translateX(-50%);
  }

  > span:first-child {
    transform: none;
  }

  > [data-end] {
    transform: translateX(-100%);
    white-space: nowrap;
  }
`

export const Updated = styled.span`
  text-align: right;
`

export const Rows = styled.ul`
  > li {
    border-bottom: 1px solid ${token('color', 'line')};
  }
`

export const Row = styled.article`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${token('space', 6)};
  min-height: 92px;
  align-items: center;
  padding-block: ${token('space', 3)};
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space', 2)} ${token('space', 3)};
  }
`

export const About = styled.div`
  min-width: 0;

  ${media.phone} {
    grid-column: 1 / -1;
  }
`

export const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  font-size: ${token('text', 16)};
  font-weight: 600;
  line-height: 24px;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  b {
    color: ${token('color', 'ink')};
    font-weight: 400;
  }
`

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 2)};
  margin-top: ${token('space', 2)};
`

export const Pay = styled.div`
  align-self: stretch;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${token('space', 2)};
  min-width: 0;
`

export const Figure = styled.span`
  font: 600 ${token('text', 14)} / 20px ${token('font', 'mono')};
  white-space: nowrap;

  ${media.phone} {
    margin-inline-start: 0 !important;
  }
`

export const Scale = styled.span`
  position: relative;
  height: 14px;
  background-image: linear-gradient(${token('color', 'line')}, ${token('color', 'line')});
  background-position: center;
  background-size: 100% 1px;
  background-repeat: no-repeat;
`

export const Range = styled.i<{ $meets: boolean }>`
  position: absolute;
  top: 4px;
  height: 6px;
  background: ${({ $meets }) => ($meets ? token('color', 'trace') : token('color', 'lineStrong'))};
`

export const Middle = styled.i`
  position: absolute;
  top: 0;
  width: 2px;
  height: 14px;
  background: ${token('color', 'ink')};
`

export const End = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space', 1)};
  align-items: flex-end;
`

export const When = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Note = styled.p`
  margin-top: ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
