import { MatchTable, type MatchLine } from '@xinpu/ui/demand'
import { GlobalStyle } from '@xinpu/ui/theme'
import { useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { lines as kinds } from '../../../packages/ui/src/demand/bom-story-data.ts'

const many: readonly MatchLine[] = Array.from({ length: 5000 }, (_, at) => {
  const line = kinds[at % kinds.length] as MatchLine
  return { ...line, rowNo: at + 2 }
})
const nothing = () => {}
const hrefOf = ({ chosen }: MatchLine) => chosen && `#${chosen.model.model}`

/** A list of parts of the most lines there may be, that goes where it is sent. */
function List() {
  const [lines, setLines] = useState(many)
  const onBucket = useCallback<React.ComponentProps<typeof MatchTable>['onBucket']>((rowNos, bucket) => {
    const sent = new Set(rowNos)
    setLines((now) => now.map((line) => (sent.has(line.rowNo) ? { ...line, bucket } : line)))
  }, [])
  return (
    <MatchTable
      lines={lines}
      hrefOf={hrefOf}
      onBucket={onBucket}
      onRetry={nothing}
      onChoose={nothing}
      onChange={nothing}
    />
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <GlobalStyle />
    <List />
  </>,
)
