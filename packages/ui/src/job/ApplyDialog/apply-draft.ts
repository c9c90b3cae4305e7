import { phoneFault, mobileOf, type Phone } from '@xinpu/sdk/format'
import { eventSignRules, faultsIn, jobApplyRules } from '@xinpu/sdk/rules'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'

/** What somebody applies or signs up with, as it stands in the form. */
export interface ApplyDraft {
  name: string
  phone: Phone
  /** For a job. */
  resume: DocumentFile | null
  remark: string
  /** For an event. */
  company: string
}

export const blankApply: ApplyDraft = {
  name: '',
  phone: { area: '+86-', number: '' },
  resume: null,
  remark: '',
  company: '',
}

/** What is sent of it; fields that are empty are left out. */
export interface ApplyValues {
  name: string
  mobile: string
  resumeUrl?: string
  remark?: string
  company?: string
}

export const valuesOf = (kind: 'event' | 'job', draft: ApplyDraft): ApplyValues => ({
  name: draft.name.trim(),
  mobile: mobileOf(draft.phone),
  ...(kind === 'job' && draft.resume && { resumeUrl: draft.resume.url }),
  ...(kind === 'job' && draft.remark.trim() && { remark: draft.remark.trim() }),
  ...(kind === 'event' && draft.company.trim() && { company: draft.company.trim() }),
})

/** What the server would refuse, in its words. */
export function applyFaults(kind: 'event' | 'job', { name, phone, resume, remark, company }: ApplyDraft): FieldFault[] {
  const mobile = phoneFault(phone) ?? undefined
  return kind === 'job'
    ? faultsIn(
        jobApplyRules,
        { resumeUrl: resume?.url, name, mobile: mobileOf(phone), remark },
        { resumeUrl: !resume && '请上传简历', name: undefined, mobile, remark: undefined },
      )
    : faultsIn(
        eventSignRules,
        { name, mobile: mobileOf(phone), company },
        { name: undefined, mobile, company: undefined },
      )
}
