import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { myJobAdd, myJobUpdate } from '@xinpu/sdk/job'
import type { JobDetail } from '@xinpu/sdk/types'
import { JobForm, type JobDraft, type JobValues } from '@xinpu/ui/job'
import { LinkButton, Section, Skeleton, toast } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { useDraft } from '../account/use-draft.tsx'
import { useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { myContacts } from '../enterprise/queries.ts'
import { jobRoomHref } from './places.ts'
import { jobKinds, jobOf } from './queries.ts'

/** A job that is written or changed. */
export const JobEditor = ({ id }: { id: number | undefined }) => (
  <Section title={id === undefined ? '发布职位' : '修改职位'}>
    {id === undefined ? <Writing /> : <Changing id={id} />}
  </Section>
)

const Changing = ({ id }: { id: number }) => (
  <Region of={useQuery(jobOf(useCall(), id))}>{(job) => <Writing job={job} />}</Region>
)

/** Whether what was kept is a job of this version of the site. */
function isJobDraft(value: unknown): value is JobDraft {
  const draft = value as Partial<JobDraft> | null
  return typeof draft?.requirement === 'string' && Array.isArray(draft.tags)
}

/** What is typed outlives a reload and a login. */
function Writing({ job }: { job?: JobDetail }) {
  const draft = useDraft(job ? `job ${job.id}` : 'job', isJobDraft)
  const choices = useChoices()
  const save = useSaving(job?.id, draft.done)
  if (!draft.isReady) return <Skeleton shape="detail" count={1} />

  return (
    <JobForm
      key={draft.turn}
      {...choices}
      {...(job && { job })}
      {...(draft.initial && { initial: draft.initial })}
      onType={draft.keep}
      draftBar={draft.bar}
      actions={<LinkButton href={jobRoomHref()}>取消</LinkButton>}
      save={save}
    />
  )
}

function useSaving(id: number | undefined, done: () => void) {
  const act = useAct()
  const navigate = useNavigate()
  return (values: JobValues) => {
    const saved = async () => {
      done()
      toast.success(id === undefined ? '已发布，求职者现在能看到' : '已保存')
      await navigate({ href: jobRoomHref() })
    }
    return id === undefined ? act(myJobAdd, values, saved) : act(myJobUpdate, { id, ...values }, saved)
  }
}

/** Kinds of jobs, and whom one may call; a list that did not come has nothing to choose yet. */
function useChoices() {
  const call = useCall()
  const { data: kinds = [] } = useQuery(jobKinds(call))
  const { data: contacts } = useQuery(myContacts(call, 1))
  return {
    kinds: kinds.flatMap(({ children }) => children).map(({ id, name }) => ({ value: String(id), label: name })),
    contacts: (contacts?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  }
}
