import type { BusinessLicense } from '@xinpu/sdk/types'
import type { CertifyDraft } from '@xinpu/ui/enterprise'

/** The form's name among the drafts. */
export const applicationForm = 'certification'

/** What stands in the application, with what was read from its licence. */
export interface ApplicationDraft {
  fields: CertifyDraft
  licence?: BusinessLicense
}

/** Whether what was kept is an application of this version of the site. */
export const isApplication = (value: unknown): value is ApplicationDraft => {
  const fields = (value as Partial<ApplicationDraft> | null)?.fields as Partial<CertifyDraft> | undefined
  return typeof fields?.name === 'string' && typeof fields.creditCode === 'string' && Array.isArray(fields.type)
}
