import { formatBytes } from '@xinpu/sdk/format'
import type { OssFile } from '@xinpu/sdk/types'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { kindsInWords } from './file-fault.ts'
import { DoneRow, TaskRow } from './FileRows.tsx'
import * as S from './FileRows.styles.ts'
import { FileZone } from './FileZone.tsx'
import { useFileList } from './useFileList.ts'
import type { SendFile } from './useUploads.ts'

export interface UploadProps {
  /** What is asked for: ‘数据手册’. */
  label: string
  /** The files that have arrived. */
  files: readonly OssFile[]
  onChange: (files: OssFile[]) => void
  /**
   * Sends one file and answers with what the store made of it; calls `onProgress` with 0 to 100. A pause aborts
   * `signal`; going on calls it again with the same file, so an owner that sends in parts skips those that arrived.
   */
  onUpload: SendFile
  /**
   * What can be put in: endings (`.pdf`) and media types (`image/*`). Empty takes everything.
   *
   * @default []
   */
  accept?: readonly string[]
  /**
   * The most bytes of one file.
   *
   * @default 100_000_000
   */
  maxSize?: number
  /**
   * The most files.
   *
   * @default 1
   */
  maxFiles?: number
  /** What is wrong with the field. */
  error?: string
  /** What helps to choose. */
  help?: React.ReactNode
  /** The name of the field in a `Form`. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** Files to hand in: chosen, dropped or pasted, each with its own way to the store. */
export function Upload({ label, files, onChange, onUpload, accept = [], maxFiles = 1, ...props }: UploadProps) {
  const { maxSize = 100_000_000, error, isDisabled } = props
  const list = useFileList<OssFile>({
    items: files,
    onChange,
    itemOf: (file) => file,
    max: maxFiles,
    unit: '个文件',
    onUpload,
    accept,
    maxSize,
  })
  const rules = [
    accept.length > 0 ? kindsInWords(accept) : '任意类型',
    `每个不超过 ${formatBytes(maxSize)}`,
    ...(maxFiles < Infinity ? [`最多 ${maxFiles} 个`] : []),
  ].join('，')

  return (
    <FieldGroup {...props} label={label}>
      {(ids) => (
        <>
          <FileZone
            labelledBy={ids.label}
            accept={accept}
            verb="选择文件"
            rules={rules}
            allowsMultiple={maxFiles > 1}
            isDisabled={isDisabled || list.isFull}
            isInvalid={Boolean(error)}
            onFiles={list.add}
            buttonRef={list.button}
          />
          <S.List aria-labelledby={ids.label}>
            {files.map((file) => (
              <DoneRow
                key={file.key || file.url}
                file={file}
                onRemove={isDisabled ? undefined : () => list.remove(file)}
              />
            ))}
            {list.uploads.tasks.map((task) => (
              <TaskRow key={task.id} task={task} uploads={list.uploads} onCancel={() => list.cancel(task.id)} />
            ))}
          </S.List>
          <VisuallyHidden role="status">{list.news}</VisuallyHidden>
        </>
      )}
    </FieldGroup>
  )
}
