import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 4)} ${token('space', 3)};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  input {
    font-family: ${token('font', 'mono')};
    font-variant-numeric: tabular-nums;
  }
`

export const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
`

export const Right = styled.span`
  display: inline-flex;
  gap: ${token('space', 1)};
  align-items: center;
  color: ${token('color', 'ok')};
`

/** A sheet of paper in both themes. */
export const Paper = styled.section`
  padding: ${token('space', 3)} ${token('space', 4)};
  border: 1px solid ${token('color', 'lineStrong')};
  background: ${token('color', 'paper')};
  color: ${token('color', 'paperInk')};
  font-size: ${token('text', 12)};
  line-height: 18px;

  > p {
    margin-bottom: 6px;
    font-size: ${token('text', 13)};
    font-weight: 600;
    text-align: center;
  }
  dl {
    display: grid;
    gap: 2px;
  }
  dl > div {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
  }
  dd {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`
