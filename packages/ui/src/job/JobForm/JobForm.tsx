import type { JobDetail } from '@xinpu/sdk/types'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { useTyped } from '../../primitives/Form/useTyped.ts'
import { blankJob, jobDraftOf, jobFaults, jobOf, type JobDraft, type JobValues } from './job-draft.ts'
import { JobFacts, JobTexts, type JobChoices } from './JobFields.tsx'
import * as S from './JobForm.styles.ts'

export interface JobFormProps extends JobChoices {
  /** The job that is changed; without it a new one. */
  job?: JobDetail
  /** What was typed before, instead of what is known. */
  initial?: JobDraft
  /** Hears what stands in the form. */
  onType?: (draft: JobDraft) => void
  /** What became of the draft, above the fields. */
  draftBar?: React.ReactNode
  /** Other ways out, before the button. */
  actions?: React.ReactNode
  /** Saves it; rejects with the server's word, everything stays typed. */
  save: (values: JobValues) => Promise<unknown>
}

/** A job that a company offers: what and where, what it pays in figures, what is done and what it takes. */
export function JobForm({ job, initial, onType, draftBar, actions, save, ...choices }: JobFormProps) {
  const [draft, put] = useTyped(() => initial ?? (job ? jobDraftOf(job) : blankJob), onType)
  const { serverErrors, attempt } = useRefused()

  return (
    <Form
      label={job ? '修改职位' : '发布职位'}
      submitLabel={job ? '保存' : '发布职位'}
      faults={jobFaults(draft)}
      serverErrors={serverErrors}
      onSubmit={() => attempt(() => save(jobOf(draft)))}
      draft={draftBar}
      actions={actions}
    >
      {(errorOf) => (
        <S.Grid>
          <JobFacts {...choices} draft={draft} put={put} errorOf={errorOf} />
          <JobTexts draft={draft} put={put} errorOf={errorOf} />
        </S.Grid>
      )}
    </Form>
  )
}
