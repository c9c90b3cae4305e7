import { formatBytes } from '@xinpu/sdk/format'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import type { DownloadState } from './DownloadBar.tsx'
import * as S from './DownloadBar.styles.ts'

/** What is being done with the archive, in words and as a line. */
export function DownloadProgress({ state, count }: { state: DownloadState; count: number }) {
  if (state.step === 'idle') return null
  if (state.step === 'done') return <Done {...state} count={count} />
  if (state.step === 'failed') return <Failed {...state} />

  return (
    <S.Progress>
      <S.Figures role="status">{state.step === 'preparing' ? '正在打包…' : receivedText(state)}</S.Figures>
      <ProgressBar label="下载进度" {...valueOf(state)} />
    </S.Progress>
  )
}

type Underway = Extract<DownloadState, { step: 'preparing' | 'receiving' }>
type Receiving = Extract<DownloadState, { step: 'receiving' }>

const valueOf = (state: Underway) =>
  state.step === 'receiving' && state.total
    ? { value: Math.min(100, Math.round((state.loaded / state.total) * 100)) }
    : { isIndeterminate: true }

function receivedText({ loaded, total, speed }: Receiving): string {
  const amount = total ? `${formatBytes(loaded)} / ${formatBytes(total)}` : formatBytes(loaded)
  return speed ? `${amount}  ${formatBytes(speed)}/s` : amount
}

function Done({ name, missing = [], count }: Extract<DownloadState, { step: 'done' }> & { count: number }) {
  return (
    <S.Said role="status" data-tone="ok">
      <Icon of={CircleCheck} />
      <span>
        已保存 {name}
        {missing.length > 0 && (
          <details>
            <summary>
              {count} 份中 {missing.length} 份未包含：查看
            </summary>
            <ul>
              {missing.map((file) => (
                <li key={file}>{file}</li>
              ))}
            </ul>
          </details>
        )}
      </span>
    </S.Said>
  )
}

function Failed({ message, reason }: Extract<DownloadState, { step: 'failed' }>) {
  return (
    <S.Said role="alert" data-tone="warn">
      <Icon of={TriangleAlert} />
      <span>
        {message}
        {reason && <small>原因：{reason}</small>}
      </span>
    </S.Said>
  )
}
