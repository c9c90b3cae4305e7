import { LinkTabs } from '@xinpu/ui/primitives'
import { oneIn } from '../account/center-search.ts'
import type { RoomProps } from '../account/CenterPage.tsx'
import { ForEnterprise } from '../enterprise/ForEnterprise.tsx'
import { JobEditor } from './JobEditor.tsx'
import { OwnJobs } from './OwnJobs.tsx'
import { jobRoomHref } from './places.ts'
import { ReceivedTab } from './ReceivedTab.tsx'

/** R020, room 24: the jobs of the person's enterprise, and who applied for them. */
export const JobRoom = ({ search }: RoomProps) => (
  <ForEnterprise title="管理招聘" why="企业认证后，可以发布职位、收简历并答复；职位出现在招聘页和您的企业主页。">
    <Tabs search={search} />
  </ForEnterprise>
)

function Tabs({ search }: RoomProps) {
  const tab = oneIn(['jobs', 'received', 'write'], search.tab)
  if (tab === 'write') return <JobEditor id={search.id} />

  return (
    <>
      <LinkTabs
        label="招聘管理"
        current={tab}
        items={[
          { id: 'jobs', label: '职位', href: jobRoomHref() },
          { id: 'received', label: '收到的简历', href: jobRoomHref({ tab: 'received' }) },
        ]}
      />
      {tab === 'jobs' ? <OwnJobs search={search} /> : <ReceivedTab search={search} />}
    </>
  )
}
