import { Button } from '../../primitives/Button/Button.tsx'
import * as S from './CartGroupCard.styles.ts'

export interface InvalidCardProps {
  /** How many lines. */
  count: number
  /** Takes all of them out. */
  onClear: () => void
  /** A `CartLine` for each. */
  children: React.ReactNode
}

/** Lines of all shops that are no longer sold, apart from what can be ordered. */
export const InvalidCard = ({ count, onClear, children }: InvalidCardProps) => (
  <S.Root aria-label="失效商品">
    <S.Head>
      <h2>
        失效商品 <small>{count}</small>
      </h2>
      <Button tone="quiet" size="sm" onPress={onClear}>
        清空失效
      </Button>
    </S.Head>
    {children}
  </S.Root>
)
