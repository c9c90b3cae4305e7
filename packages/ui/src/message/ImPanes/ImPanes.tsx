import { Info } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Drawer } from '../../primitives/Drawer/Drawer.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import * as S from './ImPanes.styles.ts'

export interface ImPanesProps {
  /** The talks: an `ImSessionList`. */
  list: React.ReactNode
  /** The talk that is open, or what to do where none is. */
  thread: React.ReactNode
  /** What the talk is about: an `ImContextCard`. */
  context?: React.ReactNode
  /** Whether a talk is open: on a phone it stands in place of the list. */
  isOpen: boolean
  /** Lines that wait for the network, and how to try at once. */
  offline?: { waiting: number; onRetry: () => void }
}

/** Talks at the left, the open one in the middle, what it is about at the right; one of them at a time on a phone. */
export function ImPanes({ list, thread, context, isOpen, offline }: ImPanesProps) {
  const [isShown, setShown] = useState(false)

  return (
    <>
      {offline && (
        <Alert
          tone="warn"
          title={offline.waiting > 0 ? `网络不通，${offline.waiting} 条待发，连上自动发出` : '网络不通，写下的不会丢'}
          action={
            <Button size="sm" onPress={offline.onRetry}>
              重试
            </Button>
          }
        />
      )}
      <S.Panes data-open={isOpen || undefined} data-context={context ? true : undefined}>
        <S.List aria-label="会话">{list}</S.List>
        <S.Thread>
          {thread}
          {context && (
            <S.ContextButton>
              <Button tone="quiet" size="sm" shape="icon" aria-label="背景" onPress={() => setShown(true)}>
                <Icon of={Info} />
              </Button>
            </S.ContextButton>
          )}
        </S.Thread>
        {context && <S.Context aria-label="背景">{context}</S.Context>}
      </S.Panes>
      {context && (
        <Drawer title="背景" isOpen={isShown} onOpenChange={setShown}>
          {context}
        </Drawer>
      )}
    </>
  )
}
