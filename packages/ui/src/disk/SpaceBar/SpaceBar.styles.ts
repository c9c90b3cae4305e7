import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.section`
  display: grid;
  gap: ${token('space', 2)};
  justify-items: start;
  padding-top: ${token('space', 4)};
  border-top: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 13)};
`

export const Rail = styled.div`
  display: flex;
  gap: 1px;
  width: 100%;
  height: 6px;
  background: ${token('color', 'line')};
`

export const Piece = styled.span`
  background: ${token('color', 'inkFaint')};

  &[data-n='0'] {
    background: ${token('color', 'inkQuiet')};
  }

  &[data-n='2'] {
    background: ${token('color', 'trace')};
  }

  &[data-n='3'],
  &[data-n='4'] {
    background: ${token('color', 'lineStrong')};
  }
`

export const Sum = styled.p`
  font-family: ${token('font', 'mono')};
  font-variant-numeric: tabular-nums;

  &[data-level='warm'] strong {
    color: ${token('color', 'warn')};
  }

  &[data-level='full'] strong {
    color: ${token('color', 'danger')};
  }
`

export const Groups = styled.ul`
  display: grid;
  gap: 2px;
  width: 100%;
  color: ${token('color', 'inkQuiet')};

  li {
    display: flex;
    gap: ${token('space', 2)};
    align-items: center;
  }

  li > ${Piece} {
    flex: none;
    width: 8px;
    height: 8px;
  }

  li > :last-child {
    margin-left: auto;
    font-family: ${token('font', 'mono')};
    font-size: ${token('text', 12)};
  }
`
