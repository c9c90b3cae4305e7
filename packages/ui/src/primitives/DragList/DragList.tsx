import { ChevronDown, ChevronUp, GripVertical, X } from 'lucide-react'
import { Button as AriaButton, GridList } from 'react-aria-components'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './DragList.styles.ts'
import { useDragList } from './useDragList.ts'

export interface DragItem {
  id: string
  /** What it is called, in announcements too. */
  label: string
  /** What is shown instead of the label alone. */
  content?: React.ReactNode
}

export interface DragListProps {
  /** What is put in order: ‘常用网站’. */
  label: string
  items: readonly DragItem[]
  /** The ids in their new order. */
  onReorder: (ids: readonly string[]) => void
  /** Takes one away; without it there is no cross. */
  onRemove?: (id: string) => void
  /**
   * Whether the items are here, on their way, or could not be had.
   *
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error'
  /** Asks for the items again. */
  onRetry?: () => void
  /**
   * What to say when there is nothing.
   *
   * @default '还没有内容'
   */
  empty?: string
}

/** A list that a person puts in order: by dragging, by the buttons 上移 and 下移, or with Alt and the arrows. */
export function DragList({ state = 'ready', onRetry, empty = '还没有内容', ...props }: DragListProps) {
  if (state === 'loading') return <Skeleton shape="row" count={4} />
  if (state === 'error') return <ErrorState kind="network" onRetry={onRetry} />
  if (props.items.length === 0) return <EmptyState title={empty} />

  return <Rows {...props} />
}

function Rows({ label, items, onReorder, onRemove }: Omit<DragListProps, 'state' | 'onRetry' | 'empty'>) {
  const { news, hooks, root, move, remove, onKeyDown } = useDragList({ items, onReorder, onRemove })
  const last = items.length - 1

  return (
    <S.Root ref={root} onKeyDownCapture={onKeyDown}>
      <GridList
        aria-label={label}
        items={items.map((item, index) => ({ ...item, index }))}
        dependencies={[last, move, remove]}
        dragAndDropHooks={hooks}
        keyboardNavigationBehavior="tab"
      >
        {({ id, label: name, content, index }) => (
          <S.Row id={id} textValue={name} data-row={id}>
            <AriaButton slot="drag" aria-label={`拖动 ${name}`}>
              <Icon of={GripVertical} />
            </AriaButton>
            <S.Content>{content ?? name}</S.Content>
            <S.Moves>
              <Move verb="上移" name={name} isDisabled={index === 0} onPress={() => move(id, -1)} />
              <Move verb="下移" name={name} isDisabled={index === last} onPress={() => move(id, 1)} />
              {onRemove && (
                <TriggerButton
                  tone="quiet"
                  size="sm"
                  shape="icon"
                  aria-label={`移除 ${name}`}
                  onPress={() => remove(id)}
                >
                  <Icon of={X} />
                </TriggerButton>
              )}
            </S.Moves>
          </S.Row>
        )}
      </GridList>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </S.Root>
  )
}

interface MoveProps {
  verb: '上移' | '下移'
  name: string
  isDisabled: boolean
  onPress: () => void
}

const Move = ({ verb, name, ...props }: MoveProps) => (
  <TriggerButton tone="quiet" size="sm" shape="icon" aria-label={`${verb} ${name}`} {...props}>
    {verb === '上移' ? <Icon of={ChevronUp} /> : <Icon of={ChevronDown} />}
  </TriggerButton>
)
