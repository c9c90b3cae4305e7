import type { ProductLine } from '@xinpu/sdk/types'
import { LineBrand, LineProof, LineState } from './line-cells.tsx'
import { LineActs, type LineActsProps } from './LineActs.tsx'
import * as S from './ProductLineTable.styles.ts'

/** A line where there is no room for a row. */
export const LineCard = ({ now, ...acts }: LineActsProps & { line: ProductLine; now: Date }) => (
  <S.Card>
    <S.CardHead>
      <LineBrand line={acts.line} />
      <LineState line={acts.line} />
    </S.CardHead>
    <S.Quiet>{acts.line.categoryNames.join('、')}</S.Quiet>
    <LineProof line={acts.line} now={now} />
    <LineActs {...acts} />
  </S.Card>
)
