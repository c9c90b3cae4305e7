import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { token } from '../../../theme/index.ts'
import type { PdfFind } from '../usePdfFind.ts'

interface PdfFindBarProps {
  find: PdfFind
  onQuery: (query: string) => void
  onStep: (by: 1 | -1) => void
  onClose: () => void
  inputRef: React.Ref<HTMLInputElement>
}

/** The reader's own find field, for pages that have no side bar with one. */
export function PdfFindBar({ find, onQuery, onStep, onClose, inputRef }: PdfFindBarProps) {
  return (
    <Bar
      role="search"
      aria-label="在文中查找"
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onClose()}
    >
      <Field>
        <TextField
          label="在文中查找"
          isLabelHidden
          size="sm"
          placeholder="在文中查找"
          value={find.query}
          onChange={onQuery}
          onEnter={() => onStep(1)}
          inputRef={inputRef}
        />
      </Field>
      <Count role="status">{countText(find)}</Count>
      <Button
        tone="quiet"
        size="sm"
        shape="icon"
        aria-label="上一处"
        isDisabled={find.hits.length === 0}
        onPress={() => onStep(-1)}
      >
        <Icon of={ChevronUp} />
      </Button>
      <Button
        tone="quiet"
        size="sm"
        shape="icon"
        aria-label="下一处"
        isDisabled={find.hits.length === 0}
        onPress={() => onStep(1)}
      >
        <Icon of={ChevronDown} />
      </Button>
      <Button tone="quiet" size="sm" shape="icon" aria-label="关闭查找" onPress={onClose}>
        <Icon of={X} />
      </Button>
    </Bar>
  )
}

function countText({ query, hits, at, isSearching }: PdfFind): string {
  if (!query.trim()) return ''
  if (hits.length === 0) return isSearching ? '正在查找…' : '没有找到'
  return at < 0 ? `${hits.length} 处` : `${at + 1}/${hits.length}`
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};
  padding: ${token('space', 2)} 0;
  border-top: 1px solid ${token('color', 'line')};
`

const Field = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 320px;
`

const Count = styled.span`
  min-width: 64px;
  padding-inline: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  white-space: nowrap;
`
