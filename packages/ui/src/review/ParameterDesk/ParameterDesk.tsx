import type { CategoryParameter } from '@xinpu/sdk/types'
import { Cascader, type CascaderNode } from '../../primitives/Cascader/Cascader.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import * as S from './ParameterDesk.styles.ts'
import { ParameterList, type SavedParameter } from './ParameterList.tsx'

export interface ParameterDeskProps {
  /** All categories, as a tree. */
  categories: readonly CascaderNode[]
  /** The way to the one that is shown; empty before any is chosen. */
  chosen: readonly CascaderNode[]
  /** Another one is chosen, or none. */
  onChoose: (id: number | undefined) => void
  /** Its parameters in the order of lists, that they are on their way, or why they did not come. */
  parameters: readonly CategoryParameter[] | 'loading' | ErrorStateProps | undefined
  /** Has lists show them so; none puts everything back. Rejects with the server's word. */
  onSave: (parameters: readonly SavedParameter[]) => Promise<unknown>
}

/** How lists show the parameters of a category: in which order, under which name, or not at all. */
export function ParameterDesk({ categories, chosen, onChoose, parameters, onSave }: ParameterDeskProps) {
  const last = chosen.at(-1)

  return (
    <S.Root>
      <S.Choice>
        <Cascader
          label="分类"
          nodes={categories}
          value={chosen}
          onChange={(way) => onChoose(way.at(-1)?.id)}
          help="排序、名称和显示只影响筛选和列表；搜索条件仍用目录里的参数名。"
        />
      </S.Choice>
      {last === undefined || parameters === undefined ? (
        <EmptyState title="先选一个分类" why="选到最后一级，这里会列出这类型号的参数。" />
      ) : (
        <Shown key={last.id} parameters={parameters} onSave={onSave} />
      )}
    </S.Root>
  )
}

function Shown({
  parameters,
  onSave,
}: Pick<ParameterDeskProps, 'onSave'> & { parameters: NonNullable<ParameterDeskProps['parameters']> }) {
  if (parameters === 'loading') return <Skeleton shape="row" count={6} />
  if ('kind' in parameters) return <ErrorState {...parameters} />
  if (parameters.length === 0) return <EmptyState title="这个分类还没有参数" why="导入带参数的型号后会出现在这里。" />
  return <ParameterList key={keyOf(parameters)} parameters={parameters} onSave={onSave} />
}

/** What is saved is what is edited next. */
const keyOf = (parameters: readonly CategoryParameter[]): string =>
  parameters.map(({ name, label, isHidden }) => `${name} ${label} ${isHidden}`).join()
