import { useQuery } from '@tanstack/react-query'
import type { ExcelTask, ExcelTaskStatus } from '@xinpu/sdk/types'
import { TaskList } from '@xinpu/ui/demand'
import { LinkButton, LinkTabs, Section } from '@xinpu/ui/primitives'
import { namedIn } from '../account/named-in.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { importPlace } from './import-params.ts'
import { TaskContainer } from './TaskContainer.tsx'
import { tasksOf } from './task-queries.ts'

const room = 22
const shownStates: Partial<Record<ExcelTaskStatus, string>> = {
  confirm: '等我处理',
  importing: '导入中',
  done: '完成',
  failed: '失败',
}
const isStatus = namedIn(shownStates)

/** R118: a person's sheets on their way in. */
export function TaskRoom({ search: { status: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const place = usePlace()
  const status = isStatus(given) ? given : undefined
  const tasks = useQuery(tasksOf(call, { pageIndex: page, pageSize, ...(status && { status }) }))

  return (
    <Section title="交来的表格" meta="关掉页面也会继续" more={{ href: place(importPlace()), label: '上传表格' }}>
      <LinkTabs
        label="状态"
        current={status ?? 'all'}
        items={[
          { id: 'all', label: '全部', href: centerHref({ type: room }) },
          ...Object.entries(shownStates).map(([id, label]) => ({
            id,
            label,
            href: centerHref({ type: room, status: id }),
          })),
        ]}
      />
      <TaskList
        tasks={shownOf(tasks)}
        paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, status, page: other }) }}
        renderTask={(task: ExcelTask) => <TaskContainer key={task.id} task={task} />}
        whenEmpty={
          <LinkButton tone="primary" href={place(importPlace())}>
            上传表格
          </LinkButton>
        }
      />
    </Section>
  )
}
