import { formatBytes } from '@xinpu/sdk/format'
import type { OssFile } from '@xinpu/sdk/types'
import { CircleAlert, File as FileIcon, FileCheck, Pause, Play, RotateCw, X } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import * as S from './FileRows.styles.ts'
import type { Uploads, UploadTask } from './useUploads.ts'

/** A file that has arrived. */
export const DoneRow = ({ file, onRemove }: { file: OssFile; onRemove?: () => void }) => (
  <S.Row data-state="done">
    <Icon of={FileCheck} />
    <S.Text>
      <S.Name>{file.url.startsWith('http') ? <Link href={file.url}>{file.name}</Link> : file.name}</S.Name>
      <S.Note>{formatBytes(file.size)}</S.Note>
    </S.Text>
    {onRemove && <Way icon={X} label={`移除 ${file.name}`} onPress={onRemove} />}
  </S.Row>
)

interface TaskRowProps {
  task: UploadTask
  uploads: Pick<Uploads, 'pause' | 'resume'>
  onCancel: () => void
}

/** A file on its way, held up, or not taken. */
export function TaskRow({ task, uploads, onCancel }: TaskRowProps) {
  const { id, state, progress, file } = task
  const isWrong = state === 'failed' || state === 'refused'
  const drawing = isWrong ? CircleAlert : FileIcon

  return (
    <S.Row data-state={state}>
      <Icon of={drawing} />
      <S.Text>
        <S.Name>{file.name}</S.Name>
        <S.Note>{words[state](task)}</S.Note>
      </S.Text>
      <S.Ways>
        {state === 'sending' && <Way icon={Pause} label={`暂停 ${file.name}`} onPress={() => uploads.pause(id)} />}
        {state === 'paused' && <Way icon={Play} label={`继续 ${file.name}`} onPress={() => uploads.resume(id)} />}
        {state === 'failed' && <Way icon={RotateCw} label={`重试 ${file.name}`} onPress={() => uploads.resume(id)} />}
        <Way icon={X} label={`${state === 'refused' ? '移除' : '取消'} ${file.name}`} onPress={onCancel} />
      </S.Ways>
      {(state === 'sending' || state === 'paused') && <ProgressBar value={progress} label={`上传 ${file.name}`} />}
    </S.Row>
  )
}

const words: Record<UploadTask['state'], (task: UploadTask) => string> = {
  waiting: ({ file }) => `${formatBytes(file.size)}，等待上传`,
  sending: ({ file, progress }) => `${formatBytes(file.size)}，已传 ${Math.round(progress)}%`,
  paused: ({ progress }) => `已暂停，已传 ${Math.round(progress)}%`,
  failed: ({ reason = '' }) => reason,
  refused: ({ reason = '' }) => reason,
}

interface WayProps {
  icon: typeof X
  label: string
  onPress: () => void
}

const Way = ({ icon, label, onPress }: WayProps) => (
  <Button tone="quiet" size="sm" shape="icon" aria-label={label} onPress={onPress}>
    <Icon of={icon} />
  </Button>
)
