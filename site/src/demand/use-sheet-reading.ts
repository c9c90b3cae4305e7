import { encodings, type Encoding, type ReadSheet } from '@xinpu/sdk/sheet'
import type { ReadFile } from '@xinpu/sdk/sheet-file'
import type { BomInputProps } from '@xinpu/ui/demand'
import { useState } from 'react'
import { readSheetFile } from './read-sheet-file.ts'

/** A file that was read here, and which of its sheets is meant. */
export interface SheetRead {
  blob: File
  file: ReadFile
  sheet: ReadSheet
  /** How the owner says a text is written; missing: it was found out. */
  encoding?: Encoding
}

type Step =
  | { is: 'empty'; error?: string }
  | { is: 'read'; read: SheetRead }
  | { is: 'reading'; name: string; size: number }

/** Reads what is pasted or dropped: the props of the field, and what was read. */
export function useSheetReading(mostRows: number): { field: BomInputProps; read: SheetRead | undefined } {
  const [step, setStep] = useState<Step>({ is: 'empty' })
  const refused = (error: unknown) =>
    setStep({ is: 'empty', error: error instanceof Error ? error.message : '没有读到内容' })

  async function show(read: Omit<SheetRead, 'sheet'>) {
    // What tells columns apart is heavy, and most who come have nothing read yet.
    const { findHeader } = await import('@xinpu/sdk/sheet')
    // A cover comes before the list in many files.
    const sheet = read.file.sheets.find((one) => findHeader(one) >= 0) ?? read.file.sheets[0]
    if (sheet) setStep({ is: 'read', read: { ...read, sheet } })
  }
  async function takeText(text: string) {
    try {
      // What reads files is heavy, and most who come have not pasted yet.
      const { readText } = await import('@xinpu/sdk/sheet-file')
      const blob = new File([text], '粘贴的表格.csv', { type: 'text/csv' })
      await show({ blob, file: { kind: 'text', encoding: 'utf-8', sheets: [readText(text, { mostRows })] } })
    } catch (error) {
      refused(error)
    }
  }
  async function takeFile(blob: File, encoding?: Encoding) {
    setStep({ is: 'reading', name: blob.name, size: blob.size })
    try {
      await show({ blob, file: await readSheetFile(blob, { mostRows, encoding }), ...(encoding && { encoding }) })
    } catch (error) {
      refused(error)
    }
  }

  const read = step.is === 'read' ? step.read : undefined
  return {
    read,
    field: {
      mostRows,
      onText: (text) => void takeText(text),
      onFile: (file) => void takeFile(file),
      onReset: () => setStep({ is: 'empty' }),
      ...(step.is === 'empty' && step.error !== undefined && { error: step.error }),
      ...(step.is === 'reading' && { reading: step }),
      ...(read && {
        read: previewOf(read, {
          onEncoding: (encoding) => void takeFile(read.blob, encoding),
          onSheet: (sheet) => setStep({ is: 'read', read: { ...read, sheet } }),
        }),
      }),
    },
  }
}

interface Choices {
  onEncoding: (encoding: Encoding) => void
  onSheet: (sheet: ReadSheet) => void
}

function previewOf(
  { blob, file, sheet }: SheetRead,
  { onEncoding, onSheet }: Choices,
): NonNullable<BomInputProps['read']> {
  const options = Object.entries(encodings).map(([value, label]) => ({ value, label }))
  return {
    name: blob.name,
    rows: sheet.rows,
    notes: sheet.notes,
    ...(file.encoding && {
      encoding: { value: file.encoding, options, onChange: (value: string) => onEncoding(value as Encoding) },
    }),
    sheets: {
      names: file.sheets.map(({ name }) => name),
      chosen: file.sheets.indexOf(sheet),
      onChange: (place: number) => onSheet(file.sheets[place] ?? sheet),
    },
  }
}
