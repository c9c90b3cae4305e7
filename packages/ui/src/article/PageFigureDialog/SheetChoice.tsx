import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { SheetHit, SheetSource } from './PageFigureDialog.tsx'
import * as S from './PageFigureDialog.styles.ts'

interface SheetChoiceProps {
  find: SheetSource['find']
  onChoose: (sheet: SheetHit) => void
}

type Found = 'asking' | 'failed' | 'unasked' | readonly SheetHit[]

/** Which datasheet. */
export function SheetChoice({ find, onChoose }: SheetChoiceProps) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found>('unasked')

  async function ask(asked: string) {
    if (!asked.trim()) return setFound('unasked')
    setFound('asking')
    setFound(await find(asked.trim()).catch(() => 'failed' as const))
  }

  return (
    <S.Parts>
      <S.Asking>
        <SearchField
          label="数据手册"
          placeholder="型号或手册名"
          value={words}
          onChange={setWords}
          onSearch={(asked) => void ask(asked)}
          maxLength={80}
        />
        <Button onPress={() => void ask(words)}>查找</Button>
      </S.Asking>
      <Sheets found={found} onRetry={() => void ask(words)} onChoose={onChoose} />
    </S.Parts>
  )
}

interface SheetsProps extends Pick<SheetChoiceProps, 'onChoose'> {
  found: Found
  onRetry: () => void
}

function Sheets({ found, onRetry, onChoose }: SheetsProps) {
  if (found === 'unasked') return null
  if (found === 'asking') return <Skeleton shape="row" count={3} />
  if (found === 'failed') return <ErrorState kind="network" onRetry={onRetry} />
  if (found.length === 0) return <EmptyState title="没有找到手册" why="换个写法，或只写型号的前几位。" />
  return (
    <S.Sheets aria-label="找到的手册">
      {found.map((sheet) => (
        <li key={sheet.id}>
          <S.Sheet onPress={() => onChoose(sheet)}>
            <strong>{sheet.title}</strong>
            <span>
              {sheet.note} · {sheet.pageCount} 页
            </span>
          </S.Sheet>
        </li>
      ))}
    </S.Sheets>
  )
}
