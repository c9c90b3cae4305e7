import { encodings, type Encoding, type ReadSheet } from '@xinpu/sdk/sheet'
import type { ReadFile } from '@xinpu/sdk/sheet-file'
import { BomInput } from '@xinpu/ui/demand'
import { onDemand, Skeleton, Steps } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import type { BomDraft } from './bom-list.ts'
import { samples } from './bom-samples.ts'
import { readSheetFile } from './read-sheet-file.ts'

const BomColumns = onDemand(() => import('./BomColumns.tsx').then((module) => module.BomColumns))

/** Lines of a list. */
const mostRows = 5000
const steps = [{ title: '粘贴或拖入' }, { title: '认列' }, { title: '匹配' }, { title: '分配与提交' }]

/** What was read, and which of its sheets is meant. */
interface Read {
  name: string
  file: ReadFile
  /** Missing: it was pasted. */
  blob?: Blob
  chosen: number
}

type Step = { is: 'empty'; error?: string } | { is: 'read'; read: Read } | { is: 'reading'; name: string; size: number }

/** A list is pasted, dropped or chosen, its columns are told apart, and it goes on as lines. */
export function BomReading({ onRead }: { onRead: (list: Omit<BomDraft, 'boards'>) => void }) {
  const [step, setStep] = useState<Step>({ is: 'empty' })
  const refused = (error: unknown) =>
    setStep({ is: 'empty', error: error instanceof Error ? error.message : '没有读到内容' })

  async function takeText(text: string, name = pastedName()) {
    try {
      // What reads files is heavy, and most who come have not pasted yet.
      const { readText } = await import('@xinpu/sdk/sheet-file')
      const file: ReadFile = { kind: 'text', sheets: [readText(text, { mostRows })] }
      setStep({ is: 'read', read: { name, file, chosen: 0 } })
    } catch (error) {
      refused(error)
    }
  }
  async function takeFile(blob: Blob, name: string, encoding?: Encoding) {
    setStep({ is: 'reading', name, size: blob.size })
    try {
      const file = await readSheetFile(blob, { mostRows, encoding })
      const { findHeader } = await import('@xinpu/sdk/sheet')
      // A cover comes before the list in many files.
      const chosen = Math.max(
        0,
        file.sheets.findIndex((sheet) => findHeader(sheet) >= 0),
      )
      setStep({ is: 'read', read: { name, blob, file, chosen } })
    } catch (error) {
      refused(error)
    }
  }

  const read = step.is === 'read' ? step.read : undefined
  const sheet = read?.file.sheets[read.chosen]
  return (
    <>
      <Steps label="BOM 配单" steps={steps} current={read ? 1 : 0} />
      <BomInput
        mostRows={mostRows}
        note="表格只在您的浏览器里读，匹配时只发送对上的列，提交时原来的列随清单保存，只有您能看"
        onText={(text) => void takeText(text)}
        onFile={(file) => void takeFile(file, file.name)}
        samples={samples.map(({ name, text }) => ({ name, onRead: () => void takeText(text, `示例：${name}`) }))}
        onReset={() => setStep({ is: 'empty' })}
        {...(step.is === 'empty' && step.error !== undefined && { error: step.error })}
        {...(step.is === 'reading' && { reading: step })}
        {...(read && sheet && { read: previewOf(read, sheet, setStep, takeFile) })}
      />
      {read && sheet && (
        <Suspense fallback={<Skeleton shape="table" count={3} />}>
          <BomColumns
            key={`${read.chosen} ${sheet.rows.length} ${read.file.encoding}`}
            sheet={sheet}
            onDone={(list) => onRead({ ...list, name: nameOf(read.name) })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Pasted lists are told apart by when they came: a list that is saved takes the place of the one with its name. */
const pastedName = () =>
  `粘贴的清单 ${new Date().toLocaleString('zh-CN', { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })}`

const nameOf = (file: string) => file.replace(/\.\w{1,5}$/, '').slice(0, 80) || 'BOM'

function previewOf(
  read: Read,
  sheet: ReadSheet,
  setStep: (step: Step) => void,
  takeFile: (blob: Blob, name: string, encoding?: Encoding) => unknown,
) {
  const { blob, file, name } = read
  return {
    name,
    rows: sheet.rows,
    notes: sheet.notes,
    ...(blob &&
      file.encoding && {
        encoding: {
          value: file.encoding,
          options: Object.entries(encodings).map(([value, label]) => ({ value, label })),
          onChange: (value: string) => void takeFile(blob, name, value as Encoding),
        },
      }),
    sheets: {
      names: file.sheets.map((each) => each.name),
      chosen: read.chosen,
      onChange: (chosen: number) => setStep({ is: 'read', read: { ...read, chosen } }),
    },
  }
}
