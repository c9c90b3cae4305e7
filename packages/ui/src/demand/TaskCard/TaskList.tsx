import type { ExcelTask } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'

export interface TaskListProps {
  /** Sheets on their way in, the newest first. */
  tasks: Listed<ExcelTask>
  paging: Paging
  /** One of them: a `TaskCard` with what can be done with it. */
  renderTask: (task: ExcelTask) => React.ReactNode
  /** The next step where there is none. */
  whenEmpty: React.ReactNode
}

/** Sheets on their way in, in whatever state the list is. */
export const TaskList = ({ tasks, paging, renderTask, whenEmpty }: TaskListProps) => (
  <ListRegion
    list={tasks}
    paging={paging}
    empty={<EmptyState title="没有导入任务" why="用表格一次发布很多条，进度和结果都在这里。" action={whenEmpty} />}
  >
    {(rows) => rows.map(renderTask)}
  </ListRegion>
)
