import { formatBytes } from '@xinpu/sdk/format'
import { ChevronDown, ChevronUp, Pause, Play, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { isUnderway, type ClashAnswer, type UploadItem } from './upload-item.ts'
import { UploadRow } from './UploadRow.tsx'
import * as S from './UploadQueue.styles.ts'

export interface UploadActions {
  onPause: (key: string) => void
  /** Goes on, or tries again. */
  onResume: (key: string) => void
  /** Gives it up; what has arrived is dropped by the server. */
  onCancel: (key: string) => void
  onClash: (key: string, answer: ClashAnswer, isForAll: boolean) => void
  /** The same file was chosen again after the page had lost it. */
  onChooseAgain: (key: string, file: File) => void
  /** Where a file that has arrived lies. */
  hrefOf: (item: UploadItem) => Href
}

export interface UploadQueueProps extends UploadActions {
  items: readonly UploadItem[]
  /** Stops all that is under way, or lets it go on. */
  onPauseAll: (isPaused: boolean) => void
  /** Takes what is done off the list; the queue goes when nothing is left. */
  onClear: () => void
}

/** Files on their way, at the corner of the window over every page; nothing of it asks in a dialog. */
export function UploadQueue({ items, onPauseAll, onClear, ...actions }: UploadQueueProps) {
  const [isOpen, setOpen] = useState(true)
  if (items.length === 0) return null

  const done = items.filter(({ state }) => state.step === 'done').length
  const isMoving = items.some(isUnderway)
  const isStopped = items.some(({ state }) => state.step === 'paused')

  return (
    <S.Root aria-label="上传">
      <S.Head>
        <S.Title>
          {done === items.length ? '上传完成' : '上传'} <S.Figure>{`${done} / ${items.length}`}</S.Figure>
        </S.Title>
        <S.Figure>{speedOf(items)}</S.Figure>
        {(isMoving || isStopped) && (
          <Button size="sm" tone="quiet" onPress={() => onPauseAll(isMoving)}>
            <Icon of={isMoving ? Pause : Play} /> {isMoving ? '全部暂停' : '全部继续'}
          </Button>
        )}
        <Button
          size="sm"
          tone="quiet"
          shape="icon"
          aria-label={isOpen ? '收起上传列表' : '展开上传列表'}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          <Icon of={isOpen ? ChevronDown : ChevronUp} />
        </Button>
        {done === items.length && (
          <Button size="sm" tone="quiet" shape="icon" aria-label="关闭上传列表" onPress={onClear}>
            <Icon of={X} />
          </Button>
        )}
      </S.Head>
      {isOpen && (
        <S.List>
          {items.map((item) => (
            <UploadRow key={item.key} item={item} {...actions} />
          ))}
        </S.List>
      )}
    </S.Root>
  )
}

/** All that comes through at once, a second. */
function speedOf(items: readonly UploadItem[]): string {
  const speed = items.reduce((sum, { state }) => sum + (state.step === 'sending' ? (state.speed ?? 0) : 0), 0)
  return speed > 0 ? `${formatBytes(speed)}/s` : ''
}
