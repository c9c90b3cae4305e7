import { memo } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { notAsked, type MatchLine } from './match-line.ts'

interface MatchMissedProps {
  lines: readonly MatchLine[]
  onRetry: (rowNos: readonly number[]) => void
}

/** Says that no answer came for many lines, and asks for all of them again; for one its own button is enough. */
export const MatchMissed = memo(function MatchMissed({ lines, onRetry }: MatchMissedProps) {
  const rowNos = lines.filter(({ state }) => state === 'failed').map(({ rowNo }) => rowNo)
  if (rowNos.length < 2) return null
  return (
    <Alert
      tone="danger"
      title={`${rowNos.length} 行${notAsked}`}
      action={
        <Button size="sm" onPress={() => onRetry(rowNos)}>
          全部重试
        </Button>
      }
    >
      表里的内容和已经匹配的行都在。
    </Alert>
  )
})
