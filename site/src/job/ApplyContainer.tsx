import { useQuery } from '@tanstack/react-query'
import { parsePhone } from '@xinpu/sdk/format'
import { deliverySend } from '@xinpu/sdk/job'
import type { JobDelivery, JobVO } from '@xinpu/sdk/types'
import { ApplyDialog, type ApplyDraft } from '@xinpu/ui/job'
import { toast } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { useAct } from '../app/use-act.ts'
import { lastDelivery } from './queries.ts'

/** Sends an application; what was sent with the last one stands there already. */
export function ApplyContainer({ job, onClose }: { job: JobVO; onClose: () => void }) {
  const call = useCall()
  const act = useAct()
  const last = useQuery(lastDelivery(call))
  if (last.isPending) return null

  return (
    <ApplyDialog
      kind="job"
      target={job}
      uploadResume={uploadFor(call, 'resume')}
      initial={draftOf(last.data?.data[0])}
      isOpen
      onOpenChange={onClose}
      send={({ resumeUrl = '', ...told }) =>
        act(deliverySend, { jobId: job.id, resumeUrl, ...told }, () => {
          toast.success('已投递，对方看过会告诉您')
          onClose()
        })
      }
    />
  )
}

function draftOf(before: JobDelivery | undefined): Partial<ApplyDraft> {
  if (!before) return {}
  const phone = parsePhone(before.mobile)
  return {
    name: before.name,
    resume: { url: before.resumeUrl, name: '上次投递的简历' },
    ...(phone && { phone }),
  }
}
