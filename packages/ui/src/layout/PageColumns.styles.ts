import { styled } from 'styled-components'
import { media, token } from '../theme/index.ts'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  padding-block: ${token('space', 6)} ${token('space', 16)};

  ${media.phone} {
    padding-block: ${token('space', 4)} ${token('space', 12)};
  }
`

interface Sides {
  $side: 'left' | 'none'
  $aside: 'right' | 'none'
}

const columns = ({ $side, $aside }: Sides) =>
  `${$side === 'left' ? '232px ' : ''}minmax(0, 1fr)${$aside === 'right' ? ' 300px' : ''}`

export const Columns = styled.div<Sides>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 8)} 40px;
  align-items: start;

  ${media.desktop} {
    grid-template-columns: ${columns};
  }
`

/** Painted by itself: what changes in a column leaves the others as they were drawn. What floats out of the middle lies over them. */
export const Column = styled.div<{ $isMiddle: boolean }>`
  z-index: ${({ $isMiddle }) => ($isMiddle ? 1 : 0)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};
  min-width: 0;
`
