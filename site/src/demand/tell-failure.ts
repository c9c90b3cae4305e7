import { toast } from '@xinpu/ui/primitives'

/** Says why something was not done. */
export const tellFailure = (error: unknown) =>
  toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')
