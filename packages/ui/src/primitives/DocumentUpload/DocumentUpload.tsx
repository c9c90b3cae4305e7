import type { SendFile } from '../Upload/useUploads.ts'
import { formatBytes } from '@xinpu/sdk/format'
import { FileTrigger } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { FieldGroup } from '../Upload/FieldGroup.tsx'
import { kindsInWords } from '../Upload/file-fault.ts'
import { TaskRow } from '../Upload/FileRows.tsx'
import * as Rows from '../Upload/FileRows.styles.ts'
import { FileZone } from '../Upload/FileZone.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DocumentTile, type DocumentFile } from './DocumentTile.tsx'
import * as S from './DocumentUpload.styles.ts'
import { useDocument } from './useDocument.ts'

export interface DocumentUploadProps {
  /** What is asked for: ‘营业执照’. */
  label: string
  /** The document that has arrived; null before there is one. */
  value: DocumentFile | null
  onChange: (document: DocumentFile | null) => void
  /** Sends the file and answers with where it is; calls `onProgress` with 0 to 100, stops when `signal` aborts. */
  onUpload: (file: File, call: Parameters<SendFile>[1]) => Promise<{ url: string }>
  /**
   * The most bytes.
   *
   * @default 10_000_000
   */
  maxSize?: number
  /** What is wrong with the field. */
  error?: string
  /** What helps to choose. */
  help?: React.ReactNode
  /** The name of the field in a `Form`. */
  name?: string
  isRequired?: boolean
}

/** What a licence or a letter may be: a picture that browsers show, or a PDF. */
const accept = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

/** One document to hand in, as a picture or a PDF; what has arrived is seen, and can be replaced. */
export function DocumentUpload(props: DocumentUploadProps) {
  const { label, value, onChange, onUpload, maxSize = 10_000_000, ...field } = props
  const { list, replace } = useDocument({ value, onChange, onUpload, accept, maxSize })
  const rules = `${kindsInWords(accept)}，不超过 ${formatBytes(maxSize)}`

  return (
    <FieldGroup {...field} label={label}>
      {(ids) => (
        <>
          {value ? (
            <S.Done>
              <DocumentTile document={value} label={label} />
              <S.Facts>
                <span>{value.name}</span>
                <S.Ways>
                  <FileTrigger acceptedFileTypes={accept} onSelect={(files) => files && replace([...files])}>
                    <TriggerButton size="sm" aria-label={`更换${label}`}>
                      更换
                    </TriggerButton>
                  </FileTrigger>
                  <Button size="sm" tone="quiet" aria-label={`移除${label}`} onPress={() => list.remove(value)}>
                    移除
                  </Button>
                </S.Ways>
              </S.Facts>
            </S.Done>
          ) : (
            <FileZone
              labelledBy={ids.label}
              accept={accept}
              verb="选择文件"
              rules={rules}
              allowsMultiple={false}
              isDisabled={list.isFull}
              isInvalid={Boolean(field.error)}
              onFiles={list.add}
              buttonRef={list.button}
            />
          )}
          <Rows.List aria-labelledby={ids.label}>
            {list.uploads.tasks.map((task) => (
              <TaskRow key={task.id} task={task} uploads={list.uploads} onCancel={() => list.cancel(task.id)} />
            ))}
          </Rows.List>
          <VisuallyHidden role="status">{list.news}</VisuallyHidden>
        </>
      )}
    </FieldGroup>
  )
}
