import { X } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as S from './NoticeBar.styles.ts'

export type NoticeTone = 'info' | 'warn' | 'ok'

export interface NoticeBarProps {
  /**
   * Something to know, something wrong, something well again.
   *
   * @default 'info'
   */
  tone?: NoticeTone
  /** Says it without colour. */
  icon: React.ReactNode
  /** What there is to say, in one line. */
  children: React.ReactNode
  /** What can be done about it, at the right edge. */
  action?: React.ReactNode
  /** Takes the line away; without it the line stays until its reason is gone. */
  onClose?: () => void
  /** What closing means: ‘关闭,7 天内不再提示’. */
  closeLabel?: string
}

/** One line under the header about the whole site: 断网, 恢复, 完善资料. Never two at once. */
export function NoticeBar({ tone = 'info', icon, children, action, onClose, closeLabel = '关闭' }: NoticeBarProps) {
  return (
    <S.Root $tone={tone}>
      <S.Wrap>
        {icon}
        <span>{children}</span>
        <S.Actions>
          {action}
          {onClose && (
            <Button tone="quiet" size="sm" shape="icon" aria-label={closeLabel} onPress={onClose}>
              <Icon of={X} />
            </Button>
          )}
        </S.Actions>
      </S.Wrap>
    </S.Root>
  )
}
