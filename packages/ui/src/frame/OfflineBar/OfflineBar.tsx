import { Wifi, WifiOff } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { NoticeBar } from '../NoticeBar/NoticeBar.tsx'
import { lineWords } from './line-words.ts'
import * as S from './OfflineBar.styles.ts'

export interface OfflineBarProps {
  /** No network, the network just came back, or nothing to say. */
  state: 'online' | 'offline' | 'restored'
  /**
   * Things written meanwhile that wait for the network.
   *
   * @default 0
   */
  waiting?: number
  /** Tries the network again. */
  onRetry?: () => void
}

/** Says under the header that the network is gone, and that it is back. */
export function OfflineBar({ state, waiting = 0, onRetry }: OfflineBarProps) {
  if (state === 'online') return null

  return state === 'offline' ? (
    <NoticeBar tone="warn" icon={<Icon of={WifiOff} />} action={<Offline waiting={waiting} onRetry={onRetry} />}>
      {lineWords.offline}
    </NoticeBar>
  ) : (
    <NoticeBar
      tone="ok"
      icon={<Icon of={Wifi} />}
      action={
        waiting > 0 && (
          <span>
            正在发送 <S.Figure>{waiting}</S.Figure> 条
          </span>
        )
      }
    >
      {lineWords.restored}
    </NoticeBar>
  )
}

const Offline = ({ waiting, onRetry }: { waiting: number; onRetry?: () => void }) => (
  <>
    {waiting > 0 && (
      <span>
        <S.Figure>{waiting}</S.Figure> 条待发送
      </span>
    )}
    {onRetry && <S.Retry onPress={onRetry}>重试</S.Retry>}
  </>
)
