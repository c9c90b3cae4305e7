import { useDragging, type Dragging } from '../useDragging.ts'
import * as S from './FileBoard.styles.ts'

export interface FileBoardProps extends Dragging {
  /** The folders, and how full the disk is. */
  aside: React.ReactNode
  /** What lies in a folder. */
  children: React.ReactNode
}

/** Folders beside what lies in one of them: what is dragged from the list is let go over either; files come from anywhere. */
export function FileBoard({ aside, children, ...dragging }: FileBoardProps) {
  const { over, handlers } = useDragging(dragging)

  return (
    <S.Root data-over={over} {...handlers}>
      {over && over !== 'here' && <S.Target $folder={over} />}
      <S.Aside>{aside}</S.Aside>
      <S.Main data-over={over === 'here' || undefined}>{children}</S.Main>
    </S.Root>
  )
}
