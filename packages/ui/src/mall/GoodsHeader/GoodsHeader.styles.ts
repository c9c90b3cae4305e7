import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 348px;
    gap: 0 32px;
  }
`

export const Subject = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: ${token('space', 8)};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space', 4)};
  }
`

export const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  padding: ${token('space', 2)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'sunken')};

  ${media.phone} {
    order: 2;
    width: 160px;
    margin-inline: auto;

    > svg {
      width: 100%;
      height: auto;
    }
  }
`

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: center;

  > h1 {
    min-width: 0;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  [translate='no'] {
    white-space: normal;
  }
`

export const Name = styled.p`
  margin-top: 2px;
  font-size: ${token('text', 14)};
  font-weight: 600;
  line-height: 22px;
  overflow-wrap: anywhere;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: ${token('space', 4)};

  > div {
    min-width: 0;
    padding: 8px ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
    border-left: 1px solid ${token('color', 'line')};

    &:nth-child(3n + 1) {
      padding-left: 0;
      border-left: 0;
    }
  }
  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  dd {
    font: 600 ${token('text', 14)} / 20px ${token('font', 'mono')};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div:nth-child(n) {
      padding-left: 0;
      border-left: 0;
    }
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 4)};
`

export const Lots = styled.section`
  margin-top: ${token('space', 6)};
  border-top: 1px solid ${token('color', 'rule')};

  > h2 {
    display: flex;
    gap: ${token('space', 3)};
    align-items: baseline;
    padding-block: ${token('space', 3)} ${token('space', 1)};
    font-size: ${token('text', 16)};
  }
`

export const LotTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('text', 13)};
  line-height: 20px;

  th,
  td {
    padding: 8px ${token('space', 2)} 8px 0;
    border-bottom: 1px solid ${token('color', 'line')};
    font-weight: 400;
    text-align: left;
  }
  thead th {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  td:nth-child(2) {
    font-family: ${token('font', 'mono')};
  }
`

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  align-content: start;

  ${media.desktop} {
    padding-left: 32px;
    border-left: 1px solid ${token('color', 'line')};
  }
`

export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  align-items: baseline;
  justify-content: space-between;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  b {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 28)} / 32px ${token('font', 'mono')};
  }
  strong {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 14)} ${token('font', 'mono')};
  }
`

export const Deeds = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 2)};

  > :nth-child(odd):not(p):is(:last-child, :has(+ p)) {
    grid-column: 1 / -1;
  }
  > p {
    grid-column: 1 / -1;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
`
