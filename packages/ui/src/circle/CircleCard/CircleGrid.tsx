import * as S from './CircleCard.styles.ts'

/** Cells of circles side by side. */
export const CircleGrid = ({ children }: { children: readonly React.ReactElement[] }) => (
  <S.Grid>
    {children.map((cell) => (
      <li key={cell.key}>{cell}</li>
    ))}
  </S.Grid>
)
