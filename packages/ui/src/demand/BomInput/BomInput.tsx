import { Upload } from 'lucide-react'
import { useId } from 'react'
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'
import { formatBytes, formatNumber } from '@xinpu/sdk/format'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TriggerButton } from '../../primitives/Button/TriggerButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { SheetPreview, type SheetPreviewProps } from './SheetPreview.tsx'
import * as S from './BomInput.styles.ts'

export interface BomInputProps {
  /** What was pasted or dropped, once it is read; missing before that. */
  read?: SheetPreviewProps
  /** The file that is being read. */
  reading?: { name: string; size: number }
  /** Why what was given cannot be read, in a sentence. */
  error?: string
  /** Rows that may come. */
  mostRows: number
  /** Told the whole text that was pasted. */
  onText: (text: string) => void
  onFile: (file: File) => void
  /** Forgets what was read; missing: it stays. */
  onReset?: () => void
  /** Lists made for trying, by their names. */
  samples?: readonly { name: string; onRead: () => void }[]
  /** What becomes of what is given here, under the field. */
  note?: string
  /** What else stands in the foot: a template to fill in. */
  action?: React.ReactNode
}

const endings = ['.xlsx', '.xlsm', '.xls', '.ods', '.csv', '.tsv', '.txt', '.xml']

/** A list of parts is pasted or dropped here; what was read of it is shown before anything is done with it. */
export function BomInput({ read, reading, error, note, onReset, ...props }: BomInputProps) {
  if (reading) return <Reading {...reading} />

  return (
    <S.Root>
      {error && (
        <Alert tone="danger" title={error}>
          换一个文件，或者直接把单元格粘贴进来。
        </Alert>
      )}
      {read ? <SheetPreview {...read} onReset={onReset} /> : <PasteGrid {...props} />}
      {!read && note !== undefined && <S.Quiet>{note}</S.Quiet>}
    </S.Root>
  )
}

const Reading = ({ name, size }: { name: string; size: number }) => (
  <S.Reading role="status">
    <S.FileName>{name}</S.FileName> <S.Quiet>{formatBytes(size)}，正在读取</S.Quiet>
    <ProgressBar label={`正在读取 ${name}`} isIndeterminate />
  </S.Reading>
)

type PasteProps = Pick<BomInputProps, 'action' | 'mostRows' | 'onFile' | 'onText' | 'samples'>

function PasteGrid({ mostRows, onText, onFile, samples = [], action }: PasteProps) {
  const hint = useId()
  const takeFiles = (files: readonly File[]) => files[0] && onFile(files[0])
  const paste = (event: React.ClipboardEvent<HTMLTextAreaElement>) => {
    const { files } = event.clipboardData
    const text = event.clipboardData.getData('text/plain')
    event.preventDefault()
    // The drop zone around it listens for the same paste.
    event.stopPropagation()
    if (text.trim()) onText(text)
    else takeFiles([...files])
  }

  return (
    <DropZone
      getDropOperation={() => 'copy'}
      onDrop={({ items }) =>
        void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(takeFiles)
      }
    >
      <S.Grid>
        <S.Paper>
          <S.Cells aria-hidden />
          <S.Middle id={hint}>
            <S.Call>把整张表粘贴到这里</S.Call>
            <S.Quiet>
              在 Excel、WPS、微信或 EDA 里全选复制，再按 <S.Key>Ctrl</S.Key> <S.Key>V</S.Key>
            </S.Quiet>
          </S.Middle>
          <S.Paste
            aria-label="粘贴表格"
            aria-describedby={hint}
            value=""
            onPaste={paste}
            onChange={(event) => onText(event.target.value)}
          />
        </S.Paper>
        <S.Foot>
          <FileTrigger acceptedFileTypes={endings} onSelect={(files) => files && takeFiles([...files])}>
            <TriggerButton tone="primary">
              <Icon of={Upload} />
              选择文件
            </TriggerButton>
          </FileTrigger>
          <S.Quiet>
            或拖进来：xlsx、xls、csv、txt，KiCad、立创EDA、Altium 导出的都行，20 MB、{formatNumber(mostRows)} 行以内
          </S.Quiet>
          <S.Last>
            {action}
            {samples.map(({ name, onRead }) => (
              <Button key={name} tone="quiet" onPress={onRead}>
                示例：{name}
              </Button>
            ))}
          </S.Last>
        </S.Foot>
      </S.Grid>
    </DropZone>
  )
}
