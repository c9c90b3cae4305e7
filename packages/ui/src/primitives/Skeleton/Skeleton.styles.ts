import { css, keyframes, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import type { SkeletonShape } from './Skeleton.tsx'

const appear = keyframes`
  from { opacity: 0.01; }
`
const breathe = keyframes`
  to { opacity: .45; }
`

const layouts: Record<SkeletonShape, RuleSet> = {
  text: css`
    gap: ${token('space', 3)};
    padding-block: ${token('space', 1)};
  `,
  row: css``,
  table: css``,
  card: css`
    grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
    gap: ${token('space', 4)};
  `,
  detail: css`
    gap: ${token('space', 8)};
  `,
}

export const Root = styled.div<{ $shape: SkeletonShape }>`
  display: grid;
  animation: ${appear} ${token('motion', 'fast')} 150ms backwards;
  ${({ $shape }) => layouts[$shape]}
`

export const Bar = styled.span`
  display: block;
  height: 12px;
  max-width: 100%;
  border-radius: 2px;
  background: ${token('color', 'line')};
  animation: ${breathe} 1.6s ${token('motion', 'ease')} infinite alternate;
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 4)};
  height: ${token('size', 'row')};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const TableRow = styled.div`
  display: grid;
  grid-template-columns: 3fr 2fr 1fr 1fr;
  align-items: center;
  gap: ${token('space', 6)};
  height: 52px;
  padding-inline: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};

  ${media.phone} {
    padding-inline: 0;
  }
`

export const Card = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  padding: ${token('space', 4)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
`

export const Detail = styled.div`
  display: grid;
  gap: ${token('space', 3)};
`

export const Title = styled(Bar)`
  width: min(320px, 70%);
  height: 28px;
`

export const Block = styled(Bar)`
  height: 160px;
  margin-top: ${token('space', 3)};
`
