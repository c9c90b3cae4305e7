import { formatCount } from '@xinpu/sdk/format'
import { ChevronRight } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import * as S from './AccountHome.styles.ts'

export interface Todo {
  /** What waits: ‘待付款’. */
  label: string
  count: number
  /** Where it is done. */
  href: Href
}

/** What waits for a person; what is at zero is left out. */
export function TodoList({ todos }: { todos: readonly Todo[] | 'loading' }) {
  const due = todos === 'loading' ? [] : todos.filter(({ count }) => count > 0)

  return (
    <Section title="待办">
      {todos === 'loading' && <Skeleton shape="row" count={3} />}
      {todos !== 'loading' && due.length === 0 && <S.Done>现在没有要处理的事。</S.Done>}
      {due.length > 0 && (
        <S.Todos aria-label="待办">
          {due.map(({ label, count, href }) => (
            <li key={label}>
              <S.Todo href={href}>
                <span>{label}</span>
                <S.Count>{formatCount(count)}</S.Count>
                <Icon of={ChevronRight} />
              </S.Todo>
            </li>
          ))}
        </S.Todos>
      )}
    </Section>
  )
}
