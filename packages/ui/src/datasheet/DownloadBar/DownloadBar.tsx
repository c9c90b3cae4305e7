import { formatBytes, formatNumber, zipName } from '@xinpu/sdk/format'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as S from './DownloadBar.styles.ts'
import { DownloadProgress } from './DownloadProgress.tsx'
import { useRest } from './useRest.ts'
import { ZipName } from './ZipName.tsx'

export interface DownloadItem {
  id: number
  name: string
  /** Bytes. */
  size: number
}

/** How far the archive has come. */
export type DownloadState =
  | { step: 'idle' }
  | { step: 'preparing' }
  | { step: 'receiving'; /** Bytes. */ loaded: number; total?: number; /** Bytes a second. */ speed?: number }
  | { step: 'done'; name: string; /** Files the server could not put in. */ missing?: readonly string[] }
  | {
      step: 'failed'
      /** ‘请勿重复请求,稍后重试’, ‘下载中断’. */
      message: string
      /** The true cause, where it is another. */
      reason?: string
      /** Seconds the button rests, so that nobody asks again at once. */
      rest?: number
    }

export interface DownloadBarProps {
  /** What is chosen; the bar is away while nothing is. */
  items: readonly DownloadItem[]
  state: DownloadState
  /** The archive's name before it is changed; the first file's or the brand's is best. */
  name?: string
  /** ‘下载’ was pressed, with the archive's full name. */
  onDownload: (zipName: string) => void
  onCancel: () => void
  /** Nothing is chosen any more. */
  onClear: () => void
}

/** A bar at the foot of the window: what is chosen, and from the first byte to the last, how far its archive is. */
export function DownloadBar({ items, state, name, onDownload, onCancel, onClear }: DownloadBarProps) {
  const [typed, setTyped] = useState<string>()
  const rest = useRest(state)
  if (items.length === 0) return null

  const suggested = name ?? items[0]?.name.replace(/\.pdf$/i, '') ?? ''
  const download = () => onDownload(zipName(typed?.trim() || suggested))
  const isUnderway = state.step === 'preparing' || state.step === 'receiving'

  return (
    <S.Root role="region" aria-label="下载">
      <S.Line>
        <Chosen items={items} />
        {state.step === 'idle' && <ZipName value={typed ?? suggested} onChange={setTyped} onEnter={download} />}
        <DownloadProgress state={state} count={items.length} />
        <S.Actions>
          {isUnderway && <Button onPress={onCancel}>取消</Button>}
          {(state.step === 'idle' || state.step === 'failed') && (
            <Button tone="primary" isDisabled={rest > 0} onPress={download}>
              {actionText(state.step, rest)}
            </Button>
          )}
          {!isUnderway && (
            <Button tone="quiet" shape="icon" aria-label={state.step === 'done' ? '关闭' : '清空'} onPress={onClear}>
              <Icon of={X} />
            </Button>
          )}
        </S.Actions>
      </S.Line>
    </S.Root>
  )
}

function actionText(step: 'idle' | 'failed', rest: number): string {
  if (rest > 0) return `${rest} 秒后重试`
  return step === 'failed' ? '重试' : '下载'
}

function Chosen({ items }: Pick<DownloadBarProps, 'items'>) {
  const size = items.reduce((sum, item) => sum + item.size, 0)
  return (
    <S.Chosen>
      <b>
        已选 <S.Figure>{formatNumber(items.length)}</S.Figure> 份
      </b>
      <S.Figure>{formatBytes(size)}</S.Figure>
    </S.Chosen>
  )
}
