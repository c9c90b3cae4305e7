import { Dialog } from '../Dialog/Dialog.tsx'
import * as S from './KeysHelp.styles.ts'

export interface KeysHelpProps {
  onClose: () => void
  /** Whether rows can be ticked. */
  canTick: boolean
  /** Whether what a row is of can be kept. */
  canFavour: boolean
}

/** Keys that do the same, and what they do. */
export type KeyLine = readonly [keys: readonly string[], does: string, isThere?: boolean]

/** The keys of a list. */
export function KeysHelp({ onClose, canTick, canFavour }: KeysHelpProps) {
  const lines: KeyLine[] = [
    [['/'], '到搜索框'],
    [['j', '↓'], '下一行'],
    [['k', '↑'], '上一行'],
    [['Enter'], '打开这一行'],
    [['x', '空格'], '勾选这一行，按着 Shift 勾一段', canTick],
    [['s'], '收藏', canFavour],
    [['?'], '看这张表'],
  ]

  return (
    <KeysDialog lines={lines} onClose={onClose}>
      打字和选字时不起作用；可以在账户设置的偏好里关掉。
    </KeysDialog>
  )
}

interface KeysDialogProps extends Pick<KeysHelpProps, 'onClose'> {
  lines: readonly KeyLine[]
  /** When they do nothing. */
  children: React.ReactNode
}

/** The keys of anything, line by line. */
export function KeysDialog({ lines, onClose, children }: KeysDialogProps) {
  return (
    <Dialog title="快捷键" isOpen onOpenChange={onClose}>
      <S.Keys>
        {lines
          .filter(([, , isThere = true]) => isThere)
          .map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
      </S.Keys>
      <S.Note>{children}</S.Note>
    </Dialog>
  )
}
