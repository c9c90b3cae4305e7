import type { KeptSpec } from '@xinpu/ui/datasheet'

/** The form's name among the drafts. */
export const uploadForm = 'upload'

/** Whether what was kept is a list of files of this version of the site. */
export const isUpload = (value: unknown): value is KeptSpec[] =>
  Array.isArray(value) &&
  value.every((kept: Partial<KeptSpec>) => typeof kept.file?.url === 'string' && typeof kept.fields?.model === 'string')
