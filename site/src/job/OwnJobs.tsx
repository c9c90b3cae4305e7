import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { jobStatusLabels } from '@xinpu/sdk/labels'
import { myJobRemove, myJobSetStatus } from '@xinpu/sdk/job'
import type { MyJob } from '@xinpu/sdk/types'
import { MyJobTable } from '@xinpu/ui/job'
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Icon,
  LinkButton,
  LinkTabs,
  ListToolbar,
  Menu,
  toast,
} from '@xinpu/ui/primitives'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { jobPlace, jobRoomHref } from './places.ts'
import { ownJobs } from './queries.ts'

const isStatus = namedIn(jobStatusLabels)
const deliveriesOf = ({ id }: MyJob) => jobRoomHref({ tab: 'received', dir: id })
const actionOf = (job: MyJob) => <JobMenu job={job} />

const add = (
  <LinkButton tone="primary" href={jobRoomHref({ tab: 'write' })}>
    <Icon of={Plus} /> 发布职位
  </LinkButton>
)

/** The jobs of the company by whether they are open. */
export function OwnJobs({ search: { status: given, page = 1 } }: RoomProps) {
  const place = usePlace()
  const visit = useVisit()
  const status = isStatus(given) ? given : undefined
  const jobs = useQuery({
    ...ownJobs(useCall(), { pageIndex: page, pageSize, ...(status && { status }) }),
    placeholderData: keepPreviousData,
  })
  const hrefOf = useCallback(({ id }: MyJob) => place(jobPlace(id)), [place])

  return (
    <>
      <LinkTabs
        label="状态"
        current={status ?? 'all'}
        items={[
          { id: 'all', label: '全部', href: jobRoomHref() },
          ...Object.entries(jobStatusLabels).map(([id, label]) => ({ id, label, href: jobRoomHref({ status: id }) })),
        ]}
      />
      {jobs.data && jobs.data.totalRecord > 0 && (
        <ListToolbar title="职位" total={jobs.data.totalRecord}>
          {add}
        </ListToolbar>
      )}
      <MyJobTable
        jobs={shownOf(jobs)}
        now={new Date(visit.now)}
        hrefOf={hrefOf}
        deliveriesOf={deliveriesOf}
        actionOf={actionOf}
        paging={{ page, pageSize, hrefFor: (next) => jobRoomHref({ status, page: next }) }}
        empty={
          <EmptyState
            title={status ? `没有${jobStatusLabels[status]}的职位` : '还没有职位'}
            why="写出数字薪资的职位，求职者按月薪就能找到。"
            action={add}
          />
        }
      />
    </>
  )
}

/** What can be done with a job. */
function JobMenu({ job: { id, title, status, deliveryCount } }: { job: MyJob }) {
  const act = useAct()
  const [isRemoving, setRemoving] = useState(false)
  const turn = (next: 0 | 1) =>
    void act(myJobSetStatus, { ids: [id], status: next }, () =>
      toast.success(next === 1 ? '已重新开放' : '已停止招聘，页面还能看，不再收简历'),
    ).catch((error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'))
  const deeds: Record<string, () => void> = {
    close: () => turn(0),
    open: () => turn(1),
    remove: () => setRemoving(true),
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" aria-label={`管理 ${title}`}>
            管理
          </Button>
        }
        onAction={(name) => deeds[name]?.()}
        items={[
          { id: 'edit', label: '修改', href: jobRoomHref({ tab: 'write', id }) },
          status === 'open' ? { id: 'close', label: '停止招聘' } : { id: 'open', label: '重新开放' },
          { id: 'remove', label: '删除' },
        ]}
      />
      <ConfirmDialog
        title={`删除“${title}”`}
        verb="删除职位"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        confirm={() => act(myJobRemove, { ids: [id] }, () => toast.success('已删除'))}
      >
        {deliveryCount > 0 ? `收到的 ${deliveryCount} 份简历会一起删除，不能恢复；` : '删除后不能恢复；'}
        只是不再招人，可以停止招聘。
      </ConfirmDialog>
    </>
  )
}
