import { useDragAndDrop } from 'react-aria-components'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { dropped, moved, type DraftSite } from './nav-draft.ts'
import { Site } from './Site.tsx'
import * as S from './NavCustomDialog.styles.ts'

interface SiteLinesProps {
  /** Which list it is. */
  label: string
  lines: readonly DraftSite[]
  /** The list has changed, and what there is to say about it. */
  onChange: (lines: readonly DraftSite[], word: string) => void
}

/** The sites of one list: carried by hand, by two buttons, or by keys on the grip. */
export function SiteLines({ label, lines, onChange }: SiteLinesProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys, target }) => {
      if (target.dropPosition !== 'on') onChange(dropped(lines, keys, String(target.key), target.dropPosition), '')
    },
    renderDropIndicator: (target) => <S.Gap target={target} />,
  })
  const set = (at: number, isRemoved: boolean, word: string) =>
    onChange(lines.with(at, { ...(lines[at] as DraftSite), isRemoved }), word)

  return (
    <S.List
      aria-label={`${label}的网址`}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      renderEmptyState={() => <EmptyState title="添加第一个网址" />}
    >
      {lines.map((line, at) => (
        <S.Line key={line.id} id={line.id} textValue={line.site.name}>
          <Site
            line={line}
            at={at}
            last={lines.length - 1}
            onMove={(by) =>
              onChange(moved(lines, at, at + by), `“${line.site.name}”移到第 ${at + by + 1} 位，共 ${lines.length} 位`)
            }
            onRemove={() => set(at, true, `已移除“${line.site.name}”`)}
            onRestore={() => set(at, false, `已恢复“${line.site.name}”`)}
          />
        </S.Line>
      ))}
    </S.List>
  )
}
