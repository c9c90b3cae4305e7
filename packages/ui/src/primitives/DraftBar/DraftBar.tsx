import { CloudCheck, CloudUpload, History, TriangleAlert } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TimeText } from '../TimeText/TimeText.tsx'
import * as S from './DraftBar.styles.ts'

export type DraftState = 'restored' | 'saving' | 'saved' | 'conflict'

export interface DraftBarProps {
  /** What happened to the draft; `conflict`: the server has something newer than it. */
  state: DraftState
  /** When the draft was kept, as the server or the clock wrote it. */
  savedAt: string
  /** The present moment. */
  now: Date
  /**
   * Where the draft is kept: on this device alone, or with the server.
   *
   * @default 'device'
   */
  place?: 'device' | 'server'
  /** Shows how the draft differs from what the server has; leave it out where there is nothing to compare with. */
  onDiff?: () => void
  /** Throws the draft away. */
  onDiscard?: () => void
}

/** What became of the draft of a form, above its fields: restored, being kept, kept, or overtaken. */
export function DraftBar({ state, savedAt, now, place = 'device', onDiff, onDiscard }: DraftBarProps) {
  const drawing = icons[state]
  const at = <TimeText value={savedAt} now={now} />
  const isAsking = state === 'restored' || state === 'conflict'

  return (
    <S.Root $state={state}>
      <Icon of={drawing} />
      <S.News role="status">
        {words[state](at)}
        {state === 'saved' && place === 'device' && <S.Place>仅保存在本机</S.Place>}
      </S.News>
      {isAsking && (
        <S.Ways>
          {onDiff && (
            <Button tone="quiet" size="sm" onPress={onDiff}>
              查看差异
            </Button>
          )}
          {onDiscard && (
            <Button tone="quiet" size="sm" onPress={onDiscard}>
              丢弃
            </Button>
          )}
        </S.Ways>
      )}
    </S.Root>
  )
}

const words: Record<DraftState, (at: React.ReactNode) => React.ReactNode> = {
  restored: (at) => <>已恢复 {at}的草稿</>,
  saving: () => '正在保存草稿',
  saved: (at) => <>已保存 {at}</>,
  conflict: (at) => <>服务器上的内容比 {at}的草稿新</>,
}

const icons = { restored: History, saving: CloudUpload, saved: CloudCheck, conflict: TriangleAlert }
