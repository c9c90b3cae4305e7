import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { ClashAnswer } from '../UploadQueue/upload-item.ts'

export interface ClashDialogProps {
  /** Which name is taken: ‘这里已有同名文件「a.txt」’. */
  why: string
  /** Undefined leaves everything where it is. */
  onAnswer: (answer: ClashAnswer | undefined) => void
}

/** Asks what becomes of files that are moved or copied to where their names are taken. */
export const ClashDialog = ({ why, onAnswer }: ClashDialogProps) => (
  <Dialog
    title="目标文件夹里有同名文件"
    isOpen
    onOpenChange={() => onAnswer(undefined)}
    footer={
      <>
        <Button tone="quiet" onPress={() => onAnswer(undefined)}>
          都不动
        </Button>
        <Button onPress={() => onAnswer('skip')}>跳过同名的</Button>
        <Button onPress={() => onAnswer('replace')}>覆盖</Button>
        <Button tone="primary" onPress={() => onAnswer('rename')}>
          都保留
        </Button>
      </>
    }
  >
    {why}。“都保留”给来的加上序号；“覆盖”把原来的放进回收站，30 天内取得回来。
  </Dialog>
)
