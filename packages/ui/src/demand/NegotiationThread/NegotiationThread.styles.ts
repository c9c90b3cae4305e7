import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${token('space', 8)} ${token('space', 12)};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Side = styled.div`
  display: grid;
  gap: ${token('space', 6)};
  min-width: 0;
`

export const Title = styled.h2`
  margin: 0 0 20px;
  font-size: ${token('text', 20)};
  overflow-wrap: anywhere;
`

export const Rounds = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Round = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 0 28px;
  padding-bottom: 22px;
  font-size: ${token('text', 13)};

  &::before {
    content: '';
    position: absolute;
    top: 22px;
    bottom: 2px;
    left: 109px;
    width: 1px;
    background: ${token('color', 'lineStrong')};
  }
  &:last-child::before {
    content: none;
  }
  &::after {
    content: '';
    position: absolute;
    top: 7px;
    left: 105px;
    width: 9px;
    height: 9px;
    border: 1.5px solid ${token('color', 'inkFaint')};
    border-radius: 50%;
    background: ${token('color', 'canvas')};
  }
  &[data-mine]::after {
    border-color: ${token('color', 'trace')};
  }
  &[data-last]::after {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accent')};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-left: ${token('space', 6)};

    &::before {
      left: 4px;
    }
    &::after {
      left: 0;
    }
  }
`

export const Who = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  text-align: right;

  b {
    display: block;
    color: ${token('color', 'ink')};
    font-size: ${token('text', 13)};
    font-weight: 600;
    line-height: 22px;
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    display: flex;
    gap: 10px;
    align-items: baseline;
    text-align: left;
  }
`

export const Act = styled.p`
  margin: 0;
  font-size: ${token('text', 14)};
  font-weight: 600;
  line-height: 22px;
`

export const Changes = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} 20px;
  margin: 6px 0 0;
  padding: 9px 14px;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  line-height: 20px;
  overflow-wrap: anywhere;

  del,
  ins {
    font-family: ${token('font', 'mono')};
    text-decoration-color: ${token('color', 'inkFaint')};
  }
  del {
    margin-right: 6px;
    color: ${token('color', 'inkQuiet')};
  }
  ins {
    font-weight: 600;
    text-decoration: none;
  }
`

export const Label = styled.span`
  margin-right: 6px;
  color: ${token('color', 'inkQuiet')};
`

export const Said = styled.p`
  margin: 6px 0 0;
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'sunken')};
  font-size: ${token('text', 14)};
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-mine] {
    background: ${token('color', 'accentWash')};
  }
`
