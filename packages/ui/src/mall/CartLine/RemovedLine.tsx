import { Button } from '../../primitives/Button/Button.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import * as S from './CartLine.styles.ts'

export interface RemovedLineProps {
  model: string
  onUndo: () => void
  /** It is being put back. */
  isPending?: boolean
  /** How long it can still be put back; not shown where it is not known. */
  secondsLeft?: number
}

/** A line that was just taken out, in its place, with the way back: the button that took it out is gone with its focus. */
export const RemovedLine = ({ model, onUndo, isPending = false, secondsLeft }: RemovedLineProps) => (
  <S.Removed>
    <span role="status">
      已删除 <PartNumber>{model}</PartNumber>
    </span>
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever goes by keys goes on from here, and not from the head of the page */}
    <Button autoFocus size="sm" aria-label={`撤销删除 ${model}`} isPending={isPending} onPress={onUndo}>
      撤销
    </Button>
    {/* Seen while it runs, and not read aloud each second. */}
    {secondsLeft !== undefined && <span aria-hidden>{secondsLeft} 秒</span>}
  </S.Removed>
)
